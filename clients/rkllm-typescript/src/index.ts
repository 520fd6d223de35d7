// The package for Node. What needs no Node is in rkllm/web.
export { Client, type CallOptions, type Prompt } from './client.js';
export * from './errors.js';
export * from './structures.js';
