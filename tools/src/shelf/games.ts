import { resolve } from 'node:path';
import { nearNames, type Plugin } from '@cardwright/core';
import type { GameKit, KitFormat } from '@cardwright/dsl/kit';
import { findConfig } from '../config/find-config.ts';
import { type Project, placeOfField, placeOfName, readProject } from '../config/project.ts';
import type { SourceFile } from '../files/source-file.ts';
import { withToldParts } from '../modules/late-parts.ts';
import { isPath, type LoadedModule, loadModule } from '../modules/load-module.ts';
import { asFormat, asMod, formatIn, kitIn, modsOf } from '../modules/take.ts';
import { fail, type Place, ProblemError } from '../problems/problem.ts';
import { type ChosenGame, shelfGame, withFormats } from './chosen-game.ts';
import { type BroughtMod, withJudgedMods } from './judged-mods.ts';
import { type GameName, gameNames, rowOf, type ShippedSet, USUAL_GAME } from './shelf.ts';

/** What a command line says of its game. */
export interface AskedGame {
  /** `--game`: a name, or a module. */
  readonly game?: string;
  /** `--plugin`: modules, besides those of the configuration. */
  readonly plugin?: readonly string[];
  /** `--config`: the file of the configuration; `false` for none. */
  readonly config?: string | false;
}

/** A game that a set's file names, where there is none. */
export interface UnknownGame {
  readonly near: readonly string[];
  readonly names: readonly string[];
}

const isShelfName = (name: unknown): name is GameName => gameNames.some((one) => one === name);

/** Where a game comes from, still without its mods. */
interface Found {
  readonly kit: GameKit;
  readonly shipped: readonly ShippedSet[];
}

/**
 * The games that a command line can mean. A command has no other way to a game, so that none forgets what the options and
 * the configuration say of it.
 */
export class Games {
  private known: Promise<ChosenGame> | undefined;
  private read: Promise<Project | undefined> | undefined;

  constructor(
    /** The folder in which the command runs. */
    private readonly cwd: string,
    private readonly given: AskedGame = {},
  ) {}

  /** The game that is meant: of `--game`, else of the configuration, else the usual one; with all that is put on top. */
  asked(): Promise<ChosenGame> {
    this.known ??= this.choose();
    return this.known;
  }

  /** The game that a set says it is of; one that does not say is of the game that is meant. */
  async named(name: unknown): Promise<ChosenGame | UnknownGame> {
    if (name === undefined) return this.asked();
    if (isShelfName(name) && (await this.meant()) !== name) return shelfGame(name);
    const asked = await this.asked();
    if (asked.kit.name === name) return asked;
    const names = [...new Set([asked.kit.name, ...gameNames])];
    return { near: nearNames(String(name), names), names };
  }

  /** The options that say the same to another process of this program. */
  get options(): readonly string[] {
    const { game, plugin = [], config } = this.given;
    return [
      ...(game === undefined ? [] : ['--game', game]),
      ...plugin.flatMap((one) => ['--plugin', one]),
      ...(config === undefined ? [] : config === false ? ['--no-config'] : ['--config', config]),
    ];
  }

  /** The same with further modules on top. */
  with({ plugin }: { readonly plugin: readonly string[] }): Games {
    return new Games(this.cwd, { ...this.given, plugin: [...(this.given.plugin ?? []), ...plugin] });
  }

  /** The folder of the project; none without a configuration. */
  async projectFolder(): Promise<string | undefined> {
    return (await this.project())?.folder;
  }

  /** Loads a module that the command line names. */
  load(name: string): Promise<LoadedModule> {
    return loadModule(name, this.cwd, this.cwd);
  }

  /** The name by which the game is asked for, without loading it. */
  private async meant(): Promise<string> {
    const { game } = this.given;
    const said = game ?? (await this.project())?.game ?? USUAL_GAME;
    return typeof said === 'string' ? said : said.name;
  }

  private project(): Promise<Project | undefined> {
    this.read ??= this.findProject();
    return this.read;
  }

  private async findProject(): Promise<Project | undefined> {
    const { config } = this.given;
    if (config === false) return undefined;
    const path = config === undefined ? findConfig(this.cwd) : resolve(this.cwd, config);
    return path === undefined ? undefined : await readProject(path, this.cwd);
  }

  /** The configuration, where it is of the game that is meant. */
  private async projectOfGame(): Promise<Project | undefined> {
    const project = await this.project();
    const { game } = this.given;
    if (project === undefined || game === undefined) return project;
    const own = project.game ?? USUAL_GAME;
    return game === (typeof own === 'string' ? own : own.name) ? project : undefined;
  }

  private async choose(): Promise<ChosenGame> {
    const project = await this.projectOfGame();
    const { kit, shipped } = await this.find(project);
    const mods = await this.modsOf(project);
    const formatFiles = await this.formatsOf(project, kit);
    const modded = withJudgedMods(withFormats(kit, [...formatFiles.keys()]), mods);
    const format = project?.format;
    if (format !== undefined && !modded.formats.some(({ name }) => name === format))
      fail('format/unknown', `${project!.file.name} names the format “${format}”, and there is none such`, {
        place: placeOfField(project!, 'format'),
        help: `one of ${modded.formats.map(({ name }) => name).join(', ')}`,
      });
    return {
      name: kit.name,
      kit: modded,
      mods: mods.map(({ mod }) => mod),
      shipped,
      files: [
        ...new Set([...formatFiles.values()].flatMap((file) => file ?? [])),
        ...mods.flatMap(({ file }) => file ?? []),
        ...(project === undefined ? [] : [project.file]),
      ],
      formatFiles,
      ...(project?.sets === undefined ? {} : { pool: { folder: project.folder, entries: project.sets } }),
      ...(format === undefined ? {} : { format }),
    };
  }

  private async find(project: Project | undefined): Promise<Found> {
    const said = this.given.game ?? project?.game ?? USUAL_GAME;
    if (typeof said !== 'string') return { kit: said, shipped: [] };
    if (isShelfName(said)) {
      const { kit, sets } = rowOf(said);
      return { kit: await kit(), shipped: sets };
    }
    const byProject = this.given.game === undefined && project !== undefined;
    const folder = byProject ? project.folder : this.cwd;
    const asked = byProject ? placeOfName(project, said) : undefined;
    const module = await this.gameModule(said, folder, asked);
    return { kit: withToldParts(kitIn(module), module, this.cwd), shipped: [] };
  }

  /** A game's module: a path, or a package with the entry that games have. */
  private async gameModule(name: string, folder: string, asked: Place | undefined): Promise<LoadedModule> {
    if (isPath(name)) return loadModule(name, folder, this.cwd, asked);
    for (const one of [`${name}/kit`, name]) {
      try {
        return await loadModule(one, folder, this.cwd, asked);
      } catch (error) {
        if (!(error instanceof ProblemError) || error.problems[0]?.code !== 'module/missing') throw error;
      }
    }
    const near = nearNames(name, gameNames);
    return fail('usage/invalid-argument', `there is no game “${name}”`, {
      ...(asked === undefined ? {} : { place: asked }),
      ...(near.length === 0 ? {} : { suggestion: near.join(', ') }),
      help: `one of ${gameNames.join(', ')}; or a module that exports its kit, by a path (./my-game.ts) or a package`,
    });
  }

  private async modsOf(project: Project | undefined): Promise<readonly BroughtMod[]> {
    const brought: BroughtMod[] = [];
    const add = (module: LoadedModule) =>
      brought.push(...modsOf(module).map((mod) => ({ mod, file: module.file })));
    for (const one of project?.plugins ?? [])
      if (typeof one !== 'string') brought.push({ mod: asMod(one), file: project!.file });
      else add(await loadModule(one, project!.folder, this.cwd, placeOfName(project!, one)));
    for (const name of this.given.plugin ?? []) add(await this.load(name));
    return brought;
  }

  private async formatsOf(
    project: Project | undefined,
    kit: GameKit,
  ): Promise<ReadonlyMap<KitFormat, SourceFile | undefined>> {
    const formats = new Map<KitFormat, SourceFile | undefined>();
    for (const one of project?.formats ?? []) {
      let given: KitFormat | Plugin;
      let file: SourceFile | undefined = project!.file;
      if (typeof one === 'string') {
        const module = await loadModule(one, project!.folder, this.cwd, placeOfName(project!, one));
        given = formatIn(module);
        file = module.file;
      } else given = one;
      const format = asFormat(given, kit.formats[0]);
      if ([...kit.formats, ...formats.keys()].some(({ name }) => name === format.name))
        fail('module/conflict', `there are two formats “${format.name}”`, {
          place: placeOfName(project!, typeof one === 'string' ? one : format.name),
          help: 'rename one of them',
        });
      formats.set(format, file);
    }
    return formats;
  }
}
