-- Drives the server from a headless Neovim, and writes what the editor got of it as JSON.
local given = vim.fn.json_decode(vim.fn.readfile(vim.env.LSP_GIVEN))
local got = {}
local function wait(what, ready)
  if not vim.wait(120000, ready, 20) then error('waited in vain for ' .. what) end
end
local function messages()
  return vim.tbl_map(function(one) return one.code end, vim.diagnostic.get(0))
end
local function ask(method, more)
  local params = vim.tbl_extend('force', vim.lsp.util.make_position_params(0, 'utf-16'), more or {})
  local answers = vim.lsp.buf_request_sync(0, method, params, 120000)
  for _, answer in pairs(answers) do return answer.result end
end

vim.cmd('cd ' .. vim.fn.fnameescape(given.folder))
vim.cmd('luafile ' .. vim.fn.fnameescape(given.config))
vim.cmd('edit ' .. vim.fn.fnameescape(given.file))
vim.bo.filetype = 'yaml'
wait('diagnostics', function() return #vim.diagnostic.get(0) > 0 end)
got.diagnostics = messages()

vim.fn.search('crads')
local at = { line = vim.fn.line('.') - 1, character = vim.fn.col('.') - 1 }
local actions = ask('textDocument/codeAction', {
  range = { start = at, ['end'] = at },
  context = { diagnostics = {} },
})
got.action = actions[1].title
vim.lsp.util.apply_workspace_edit(actions[1].edit, 'utf-16')
wait('a text that is understood', function() return #vim.diagnostic.get(0) == 0 end)

vim.fn.search('Evasive')
got.hover = ask('textDocument/hover').contents.value

vim.lsp.buf.formatting_sync(nil, 120000)
got.formatted = vim.api.nvim_buf_get_lines(0, 0, -1, false)

vim.fn.search('quests')
vim.cmd('normal! lll')
got.completion = vim.tbl_map(function(one) return one.label end, ask('textDocument/completion').items)
vim.fn.writefile({ vim.fn.json_encode(got) }, vim.env.LSP_GOT)
vim.cmd('quitall!')
