export { hashText } from '../json/text-hash.ts';
export { type PluginStamp, pluginStamps } from '../plugin/stamps.ts';
export { parseReplay } from './parse-replay.ts';
export {
  type PlayReplayOptions,
  playReplay,
  type ReplayPosition,
  type ReplayReport,
  verifyReplay,
} from './play-replay.ts';
export { createRecorder, Recorder, recordGame } from './record.ts';
export { REPLAY_FORMAT, type Replay, type ReplayHash, type ReplaySetup, type ReplayStep } from './replay.ts';
