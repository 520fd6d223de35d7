// Written by generate.py from docs/api/openrpc.json; change that, not this file.

/** A number of an answer: the shortest text that reads back to the same float32, or a word for what JSON does not have. Number() reads both. */
export type Float = number | 'NaN' | 'Infinity' | '-Infinity';

/** An enumeration of the header. */
export const LLMCallState = {
	RKLLM_RUN_NORMAL: 0,
	RKLLM_RUN_WAITING: 1,
	RKLLM_RUN_FINISH: 2,
	RKLLM_RUN_ERROR: 3,
} as const;
export type LLMCallState = number;

/** A structure of requests: what is left out has the library's default. */
export interface RKLLMCrossAttnParam {
	/** row by row; how many: num_tokens */
	encoder_k_cache: number[];
	/** row by row; how many: num_tokens */
	encoder_v_cache: number[];
	/** row by row; how many: num_tokens */
	encoder_mask: number[];
	/** row by row; how many: num_tokens */
	encoder_pos: number[];
	num_tokens: number;
}

/** A structure of requests: what is left out has the library's default. */
export interface RKLLMEmbedInput {
	/** row by row; how many: n_tokens */
	embed: number[];
	n_tokens?: number | null;
}

/** A structure of requests: what is left out has the library's default. */
export interface RKLLMExtendParam {
	base_domain_id?: number | null;
	embed_flash?: number | null;
	enabled_cpus_num?: number | null;
	enabled_cpus_mask?: number | null;
	n_batch?: number | null;
	use_cross_attn?: number | null;
	reserved?: number[] | null;
}

/** An enumeration of the header. */
export const RKLLMInferMode = {
	RKLLM_INFER_GENERATE: 0,
	RKLLM_INFER_GET_LAST_HIDDEN_LAYER: 1,
	RKLLM_INFER_GET_LOGITS: 2,
} as const;
export type RKLLMInferMode = number;

/** A structure of requests: what is left out has the library's default. */
export interface RKLLMLoraParam {
	lora_adapter_name: string;
}

/** A structure of requests: what is left out has the library's default. */
export interface RKLLMPromptCacheParam {
	/** the path of a file, which is written */
	prompt_cache_path: string;
	save_prompt_cache?: number | null;
}

/** A structure of requests: what is left out has the library's default. */
export interface RKLLMSamplingParam {
	/** left out, it is what rkllm.init was given */
	frequency_penalty?: number | null;
	/** left out, it is what rkllm.init was given */
	mirostat?: number | null;
	/** left out, it is what rkllm.init was given */
	mirostat_eta?: number | null;
	/** left out, it is what rkllm.init was given */
	mirostat_tau?: number | null;
	/** left out, it is what rkllm.init was given */
	presence_penalty?: number | null;
	/** left out, it is what rkllm.init was given */
	repeat_penalty?: number | null;
	/** left out, it is what rkllm.init was given */
	temperature?: number | null;
	/** left out, it is what rkllm.init was given */
	top_k?: number | null;
	/** left out, it is what rkllm.init was given */
	top_p?: number | null;
}

/** A structure of requests: what is left out has the library's default. */
export interface RKLLMInferParam {
	keep_history?: number | null;
	lora_params?: RKLLMLoraParam | null;
	max_new_tokens?: number | null;
	mode?: RKLLMInferMode | null;
	prompt_cache_params?: RKLLMPromptCacheParam | null;
	sampling_params?: RKLLMSamplingParam | null;
}

/** An enumeration of the header. */
export const RKLLMInputType = {
	RKLLM_INPUT_PROMPT: 0,
	RKLLM_INPUT_TOKEN: 1,
	RKLLM_INPUT_EMBED: 2,
	RKLLM_INPUT_MULTIMODAL: 3,
} as const;
export type RKLLMInputType = number;

/** A structure of requests: what is left out has the library's default. */
export interface RKLLMMultiModalInputImage {
	/** row by row; how many: n_image x n_image_tokens */
	image_embed: number[];
	image_content?: string | null;
	image_end?: string | null;
	image_height?: number | null;
	image_start?: string | null;
	image_width?: number | null;
	n_image?: number | null;
	n_image_tokens?: number | null;
}

/** A structure of requests: what is left out has the library's default. */
export interface RKLLMMultiModalInputVideo {
	/** row by row; how many: n_video x n_frame_per_video x n_frame_tokens */
	video_embed: number[];
	frame_height?: number | null;
	frame_width?: number | null;
	n_frame_per_video?: number | null;
	n_frame_tokens?: number | null;
	n_video?: number | null;
	video_content?: string | null;
	video_end?: string | null;
	video_start?: string | null;
}

/** A structure of requests: what is left out has the library's default. */
export interface RKLLMMultiModalInput {
	prompt: string;
	image?: RKLLMMultiModalInputImage | null;
	/** the spelling of other versions, in the place of image */
	image_content?: string | null;
	/** the spelling of other versions, in the place of image; row by row; how many: n_image x n_image_tokens */
	image_embed?: number[] | null;
	/** the spelling of other versions, in the place of image */
	image_end?: string | null;
	/** the spelling of other versions, in the place of image */
	image_height?: number | null;
	/** the spelling of other versions, in the place of image */
	image_start?: string | null;
	/** the spelling of other versions, in the place of image */
	image_width?: number | null;
	/** the spelling of other versions, in the place of image */
	n_image?: number | null;
	/** the spelling of other versions, in the place of image */
	n_image_tokens?: number | null;
	video?: RKLLMMultiModalInputVideo | null;
}

/** A structure of requests: what is left out has the library's default. */
export interface RKLLMTokenInput {
	/** row by row; how many: n_tokens */
	input_ids: number[];
	n_tokens?: number | null;
}

/** A structure of requests: what is left out has the library's default. */
export interface RKLLMInput {
	embed_input?: RKLLMEmbedInput | null;
	enable_thinking?: boolean | null;
	input_type?: RKLLMInputType | null;
	multimodal_input?: RKLLMMultiModalInput | null;
	prompt_input?: string | null;
	role?: string | null;
	token_input?: RKLLMTokenInput | null;
}

/** A structure of requests: what is left out has the library's default. */
export interface RKLLMLoraAdapter {
	/** the path of a file */
	lora_adapter_path: string;
	lora_adapter_name: string;
	scale?: number | null;
}

/** A structure of requests: what is left out has the library's default. */
export interface RKLLMParam {
	/** the path of a file */
	model_path: string;
	max_context_len?: number | null;
	max_new_tokens?: number | null;
	top_k?: number | null;
	n_keep?: number | null;
	top_p?: number | null;
	temperature?: number | null;
	repeat_penalty?: number | null;
	frequency_penalty?: number | null;
	presence_penalty?: number | null;
	mirostat?: number | null;
	mirostat_tau?: number | null;
	mirostat_eta?: number | null;
	skip_special_token?: boolean | null;
	ignore_eos_token?: boolean | null;
	is_async?: boolean | null;
	extend_param?: RKLLMExtendParam | null;
	/** the spelling of versions before 1.3.0: it goes into each request */
	img_content?: string | null;
	/** the spelling of versions before 1.3.0: it goes into each request */
	img_end?: string | null;
	/** the spelling of versions before 1.3.0: it goes into each request */
	img_start?: string | null;
}

/** A structure of answers. */
export interface RKLLMPerfStat {
	prefill_time_ms: Float;
	prefill_tokens: number;
	generate_time_ms: Float;
	generate_tokens: number;
	memory_usage_mb: Float;
}

/** A structure of answers. */
export interface RKLLMResultLastHiddenLayer {
	hidden_states: Float[] | null;
	embd_size: number;
	num_tokens: number;
}

/** A structure of answers. */
export interface RKLLMResultLogits {
	logits: Float[] | null;
	vocab_size: number;
	num_tokens: number;
}

/** A structure of answers. */
export interface RKLLMResult {
	text: string | null;
	token_id: number;
	last_hidden_layer: RKLLMResultLastHiddenLayer;
	logits: RKLLMResultLogits;
	perf: RKLLMPerfStat;
	_callback_state: LLMCallState;
	/** the exact bytes of a text that is not UTF-8 */
	_text_base64?: string;
}

/** The code of an RKLLMError. */
export const ErrorCode = {
	FUNCTION_FAILED: -32000,
	QUEUE_FULL: -32001,
	NO_MODEL: -32002,
	MODEL_LOADED: -32003,
	RUNS_IN_PROGRESS: -32004,
	NOT_SUPPORTED: -32005,
	SHUTTING_DOWN: -32006,
	TOO_MANY_CLIENTS: -32007,
	PEER_REFUSED: -32008,
	IDLE_TIMEOUT: -32009,
	LIBRARY_ENDED: -32010,
	NO_ANSWER: -32011,
	INVALID_REQUEST: -32600,
	METHOD_NOT_FOUND: -32601,
	INVALID_PARAMS: -32602,
	INTERNAL_ERROR: -32603,
	PARSE_ERROR: -32700,
	REQUEST_CANCELED: -32800,
} as const;
export type ErrorCode = number;
