/*
 * The C API of librkllmrt, one generation at a time: compile with -DRKLLM_GENERATION="'A'" (1.1), 'B' (1.2.0), 'b'
 * (1.2.1b1), 'C' (1.2.1 to 1.2.3) or 'D' (1.3.0). Types and prototypes alone, for C and for C++. The compiler lays the
 * structures out; the assertions at the end compare that with the offsets that are known of each generation.
 *
 * RKLLM_WRONG_OFFSET spoils a structure, so that a test can see that it is noticed: 1 swaps two members of RKLLMParam, 2 two
 * of RKLLMResultLastHiddenLayer.
 */
#ifndef RKLLMD_RKLLM_ABI_H
#define RKLLMD_RKLLM_ABI_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#ifndef RKLLM_GENERATION
#error "which generation? -DRKLLM_GENERATION=\"'D'\""
#endif
#ifndef RKLLM_WRONG_OFFSET
#define RKLLM_WRONG_OFFSET 0
#endif

/* RKLLM_BY chooses by generation; RKLLM_AGE counts the generations, to ask which is older. */
#if RKLLM_GENERATION == 'A'
#define RKLLM_AGE 1
#define RKLLM_BY(of_A, of_B, of_b, of_C, of_D) (of_A)
#elif RKLLM_GENERATION == 'B'
#define RKLLM_AGE 2
#define RKLLM_BY(of_A, of_B, of_b, of_C, of_D) (of_B)
#elif RKLLM_GENERATION == 'b'
#define RKLLM_AGE 3
#define RKLLM_BY(of_A, of_B, of_b, of_C, of_D) (of_b)
#elif RKLLM_GENERATION == 'C'
#define RKLLM_AGE 4
#define RKLLM_BY(of_A, of_B, of_b, of_C, of_D) (of_C)
#elif RKLLM_GENERATION == 'D'
#define RKLLM_AGE 5
#define RKLLM_BY(of_A, of_B, of_b, of_C, of_D) (of_D)
#else
#error "RKLLM_GENERATION is 'A', 'B', 'b', 'C' or 'D'"
#endif
#define RKLLM_AGE_B 2
#define RKLLM_AGE_b 3
#define RKLLM_AGE_C 4
#define RKLLM_AGE_D 5

#ifdef __cplusplus
extern "C" {
#endif

typedef void *LLMHandle;

typedef enum {
	RKLLM_RUN_NORMAL = 0,
	RKLLM_RUN_WAITING = 1,
	RKLLM_RUN_FINISH = 2,
	RKLLM_RUN_ERROR = 3,
#if RKLLM_AGE < RKLLM_AGE_B
	RKLLM_RUN_GET_LAST_HIDDEN_LAYER = 4,
#endif
} LLMCallState;

typedef enum {
	RKLLM_INPUT_PROMPT = 0,
	RKLLM_INPUT_TOKEN = 1,
	RKLLM_INPUT_EMBED = 2,
	RKLLM_INPUT_MULTIMODAL = 3,
} RKLLMInputType;

typedef enum {
	RKLLM_INFER_GENERATE = 0,
	RKLLM_INFER_GET_LAST_HIDDEN_LAYER = 1,
#if RKLLM_AGE >= RKLLM_AGE_B
	RKLLM_INFER_GET_LOGITS = 2,
#endif
} RKLLMInferMode;

typedef struct {
	int32_t base_domain_id;
#if RKLLM_AGE >= RKLLM_AGE_B
	int8_t embed_flash;
	int8_t enabled_cpus_num;
	uint32_t enabled_cpus_mask;
#endif
#if RKLLM_AGE >= RKLLM_AGE_C
	uint8_t n_batch;
	int8_t use_cross_attn;
#endif
	uint8_t reserved[RKLLM_BY(112, 106, 106, 104, 104)];
} RKLLMExtendParam;

typedef struct {
	const char *model_path;
	int32_t max_context_len;
	int32_t max_new_tokens;
	int32_t top_k;
#if RKLLM_AGE >= RKLLM_AGE_B
	int32_t n_keep;
#endif
#if RKLLM_WRONG_OFFSET == 1
	float temperature;
	float top_p;
#else
	float top_p;
	float temperature;
#endif
	float repeat_penalty;
	float frequency_penalty;
	float presence_penalty;
	int32_t mirostat;
	float mirostat_tau;
	float mirostat_eta;
	bool skip_special_token;
#if RKLLM_AGE >= RKLLM_AGE_D
	bool ignore_eos_token;
#endif
	bool is_async;
#if RKLLM_AGE < RKLLM_AGE_D
	const char *img_start;
	const char *img_end;
	const char *img_content;
#endif
	RKLLMExtendParam extend_param;
} RKLLMParam;

typedef struct {
	const char *lora_adapter_path;
	const char *lora_adapter_name;
	float scale;
} RKLLMLoraAdapter;

typedef struct {
	float *embed;
	size_t n_tokens;
} RKLLMEmbedInput;

typedef struct {
	int32_t *input_ids;
	size_t n_tokens;
} RKLLMTokenInput;

typedef struct {
	char *prompt;
#if RKLLM_AGE >= RKLLM_AGE_D
	struct {
		float *image_embed;
		size_t n_image_tokens;
		size_t n_image;
		const char *image_start;
		const char *image_end;
		const char *image_content;
		size_t image_width;
		size_t image_height;
	} image;
	struct {
		float *video_embed;
		size_t n_frame_tokens;
		size_t n_frame_per_video;
		size_t n_video;
		const char *video_start;
		const char *video_end;
		const char *video_content;
		size_t frame_width;
		size_t frame_height;
	} video;
#else
	float *image_embed;
	size_t n_image_tokens;
#if RKLLM_AGE >= RKLLM_AGE_b
	size_t n_image;
	size_t image_width;
	size_t image_height;
#endif
#endif
} RKLLMMultiModalInput;

typedef struct {
#if RKLLM_AGE >= RKLLM_AGE_C
	const char *role;
	bool enable_thinking;
#endif
	RKLLMInputType input_type;
	union {
		const char *prompt_input;
		RKLLMEmbedInput embed_input;
		RKLLMTokenInput token_input;
		RKLLMMultiModalInput multimodal_input;
	};
} RKLLMInput;

typedef struct {
	const char *lora_adapter_name;
} RKLLMLoraParam;

typedef struct {
	int save_prompt_cache;
	const char *prompt_cache_path;
} RKLLMPromptCacheParam;

#if RKLLM_AGE >= RKLLM_AGE_C
typedef struct {
	float *encoder_k_cache;
	float *encoder_v_cache;
	float *encoder_mask;
	int32_t *encoder_pos;
	int num_tokens;
} RKLLMCrossAttnParam;
#endif

#if RKLLM_AGE >= RKLLM_AGE_D
typedef struct {
	int32_t top_k;
	float top_p;
	float temperature;
	float repeat_penalty;
	float frequency_penalty;
	float presence_penalty;
	int32_t mirostat;
	float mirostat_tau;
	float mirostat_eta;
} RKLLMSamplingParam;
#endif

typedef struct {
	RKLLMInferMode mode;
	RKLLMLoraParam *lora_params;
	RKLLMPromptCacheParam *prompt_cache_params;
#if RKLLM_AGE >= RKLLM_AGE_D
	RKLLMSamplingParam *sampling_params;
#endif
#if RKLLM_AGE >= RKLLM_AGE_B
	int keep_history;
#endif
#if RKLLM_AGE >= RKLLM_AGE_D
	int32_t max_new_tokens;
#endif
} RKLLMInferParam;

typedef struct {
	const float *hidden_states;
#if RKLLM_WRONG_OFFSET == 2
	int num_tokens;
	int embd_size;
#else
	int embd_size;
	int num_tokens;
#endif
} RKLLMResultLastHiddenLayer;

#if RKLLM_AGE >= RKLLM_AGE_B
typedef struct {
	const float *logits;
	int vocab_size;
	int num_tokens;
} RKLLMResultLogits;
#endif

#if RKLLM_AGE >= RKLLM_AGE_C
typedef struct {
	float prefill_time_ms;
	int prefill_tokens;
	float generate_time_ms;
	int generate_tokens;
	float memory_usage_mb;
} RKLLMPerfStat;
#endif

typedef struct {
	const char *text;
	int32_t token_id;
	RKLLMResultLastHiddenLayer last_hidden_layer;
#if RKLLM_AGE >= RKLLM_AGE_B
	RKLLMResultLogits logits;
#endif
#if RKLLM_AGE >= RKLLM_AGE_C
	RKLLMPerfStat perf;
#endif
} RKLLMResult;

#if RKLLM_AGE >= RKLLM_AGE_C
typedef int (*LLMResultCallback)(RKLLMResult *result, void *userdata, LLMCallState state);
#else
typedef void (*LLMResultCallback)(RKLLMResult *result, void *userdata, LLMCallState state);
#endif

#if RKLLM_AGE >= RKLLM_AGE_D
typedef int (*LLMTokenizerCallback)(void *userdata, const char *text, int32_t length, int32_t *tokens, int32_t room);
typedef int (*LLMGetEmbedCallback)(void *userdata, int32_t *tokens, uint64_t count, void *embed, uint64_t bytes);

typedef struct {
	LLMResultCallback result_callback;
	void *result_userdata;
	LLMTokenizerCallback tokenizer_callback;
	void *tokenizer_userdata;
	LLMGetEmbedCallback embed_callback;
	void *embed_userdata;
} RKLLMCallback;
#endif

/* A library may write more than RKLLMParam has: that is a type of its own. */
#ifndef RKLLM_DEFAULT_PARAM
#define RKLLM_DEFAULT_PARAM RKLLMParam
#endif

/* A library compiled with -fvisibility=hidden exports these and nothing else. */
#pragma GCC visibility push(default)
RKLLM_DEFAULT_PARAM rkllm_createDefaultParam(void);
#if RKLLM_AGE >= RKLLM_AGE_D
int rkllm_init(LLMHandle *handle, RKLLMParam *param, RKLLMCallback *callback);
#else
int rkllm_init(LLMHandle *handle, RKLLMParam *param, LLMResultCallback callback);
#endif
int rkllm_load_lora(LLMHandle handle, RKLLMLoraAdapter *lora_adapter);
int rkllm_load_prompt_cache(LLMHandle handle, const char *prompt_cache_path);
int rkllm_release_prompt_cache(LLMHandle handle);
int rkllm_destroy(LLMHandle handle);
int rkllm_run(LLMHandle handle, RKLLMInput *rkllm_input, RKLLMInferParam *rkllm_infer_params, void *userdata);
int rkllm_run_async(LLMHandle handle, RKLLMInput *rkllm_input, RKLLMInferParam *rkllm_infer_params, void *userdata);
int rkllm_abort(LLMHandle handle);
int rkllm_is_running(LLMHandle handle);
#if RKLLM_AGE >= RKLLM_AGE_C
int rkllm_clear_kv_cache(LLMHandle handle, int keep_system_prompt, int *start_pos, int *end_pos);
int rkllm_get_kv_cache_size(LLMHandle handle, int *cache_sizes);
int rkllm_set_function_tools(LLMHandle handle, const char *system_prompt, const char *tools, const char *tool_response_str);
int rkllm_set_cross_attn_params(LLMHandle handle, RKLLMCrossAttnParam *cross_attn_params);
#elif RKLLM_AGE >= RKLLM_AGE_B
int rkllm_clear_kv_cache(LLMHandle handle, int keep_system_prompt);
#endif
#if RKLLM_AGE >= RKLLM_AGE_B
int rkllm_set_chat_template(LLMHandle handle, const char *system_prompt, const char *prompt_prefix, const char *prompt_postfix);
#endif
#pragma GCC visibility pop

#ifdef __cplusplus
}
#define RKLLM_ASSERT(condition) static_assert(condition, "not as the library has it: " #condition)
#else
#define RKLLM_ASSERT(condition) _Static_assert(condition, "not as the library has it: " #condition)
#endif
#define RKLLM_SIZE(type, size) RKLLM_ASSERT(sizeof(type) == (size))
#define RKLLM_PLACE(type, member, offset) RKLLM_ASSERT(offsetof(type, member) == (offset))

RKLLM_SIZE(LLMCallState, 4);
RKLLM_SIZE(RKLLMInputType, 4);
RKLLM_SIZE(RKLLMInferMode, 4);

RKLLM_SIZE(RKLLMExtendParam, RKLLM_BY(116, 120, 120, 120, 120));
RKLLM_PLACE(RKLLMExtendParam, reserved, RKLLM_BY(4, 12, 12, 14, 14));
#if RKLLM_AGE >= RKLLM_AGE_B
RKLLM_PLACE(RKLLMExtendParam, embed_flash, 4);
RKLLM_PLACE(RKLLMExtendParam, enabled_cpus_num, 5);
RKLLM_PLACE(RKLLMExtendParam, enabled_cpus_mask, 8);
#endif
#if RKLLM_AGE >= RKLLM_AGE_C
RKLLM_PLACE(RKLLMExtendParam, n_batch, 12);
RKLLM_PLACE(RKLLMExtendParam, use_cross_attn, 13);
#endif

RKLLM_SIZE(RKLLMParam, RKLLM_BY(200, 208, 208, 208, 184));
RKLLM_PLACE(RKLLMParam, max_context_len, 8);
RKLLM_PLACE(RKLLMParam, max_new_tokens, 12);
RKLLM_PLACE(RKLLMParam, top_k, 16);
#if RKLLM_AGE >= RKLLM_AGE_B
RKLLM_PLACE(RKLLMParam, n_keep, 20);
#endif
#if RKLLM_WRONG_OFFSET != 1
RKLLM_PLACE(RKLLMParam, top_p, RKLLM_BY(20, 24, 24, 24, 24));
RKLLM_PLACE(RKLLMParam, temperature, RKLLM_BY(24, 28, 28, 28, 28));
#endif
RKLLM_PLACE(RKLLMParam, repeat_penalty, RKLLM_BY(28, 32, 32, 32, 32));
RKLLM_PLACE(RKLLMParam, frequency_penalty, RKLLM_BY(32, 36, 36, 36, 36));
RKLLM_PLACE(RKLLMParam, presence_penalty, RKLLM_BY(36, 40, 40, 40, 40));
RKLLM_PLACE(RKLLMParam, mirostat, RKLLM_BY(40, 44, 44, 44, 44));
RKLLM_PLACE(RKLLMParam, mirostat_tau, RKLLM_BY(44, 48, 48, 48, 48));
RKLLM_PLACE(RKLLMParam, mirostat_eta, RKLLM_BY(48, 52, 52, 52, 52));
RKLLM_PLACE(RKLLMParam, skip_special_token, RKLLM_BY(52, 56, 56, 56, 56));
RKLLM_PLACE(RKLLMParam, is_async, RKLLM_BY(53, 57, 57, 57, 58));
RKLLM_PLACE(RKLLMParam, extend_param, RKLLM_BY(80, 88, 88, 88, 60));
#if RKLLM_AGE >= RKLLM_AGE_D
RKLLM_PLACE(RKLLMParam, ignore_eos_token, 57);
#else
RKLLM_PLACE(RKLLMParam, img_start, RKLLM_BY(56, 64, 64, 64, 0));
RKLLM_PLACE(RKLLMParam, img_end, RKLLM_BY(64, 72, 72, 72, 0));
RKLLM_PLACE(RKLLMParam, img_content, RKLLM_BY(72, 80, 80, 80, 0));
#endif

RKLLM_SIZE(RKLLMLoraAdapter, 24);
RKLLM_PLACE(RKLLMLoraAdapter, lora_adapter_name, 8);
RKLLM_PLACE(RKLLMLoraAdapter, scale, 16);
RKLLM_SIZE(RKLLMEmbedInput, 16);
RKLLM_PLACE(RKLLMEmbedInput, n_tokens, 8);
RKLLM_SIZE(RKLLMTokenInput, 16);
RKLLM_PLACE(RKLLMTokenInput, n_tokens, 8);
RKLLM_SIZE(RKLLMLoraParam, 8);
RKLLM_SIZE(RKLLMPromptCacheParam, 16);
RKLLM_PLACE(RKLLMPromptCacheParam, prompt_cache_path, 8);

RKLLM_SIZE(RKLLMMultiModalInput, RKLLM_BY(24, 24, 48, 48, 144));
#if RKLLM_AGE >= RKLLM_AGE_D
RKLLM_PLACE(RKLLMMultiModalInput, image.image_embed, 8);
RKLLM_PLACE(RKLLMMultiModalInput, image.n_image_tokens, 16);
RKLLM_PLACE(RKLLMMultiModalInput, image.n_image, 24);
RKLLM_PLACE(RKLLMMultiModalInput, image.image_start, 32);
RKLLM_PLACE(RKLLMMultiModalInput, image.image_end, 40);
RKLLM_PLACE(RKLLMMultiModalInput, image.image_content, 48);
RKLLM_PLACE(RKLLMMultiModalInput, image.image_width, 56);
RKLLM_PLACE(RKLLMMultiModalInput, image.image_height, 64);
RKLLM_PLACE(RKLLMMultiModalInput, video.video_embed, 72);
RKLLM_PLACE(RKLLMMultiModalInput, video.n_frame_tokens, 80);
RKLLM_PLACE(RKLLMMultiModalInput, video.n_frame_per_video, 88);
RKLLM_PLACE(RKLLMMultiModalInput, video.n_video, 96);
RKLLM_PLACE(RKLLMMultiModalInput, video.video_start, 104);
RKLLM_PLACE(RKLLMMultiModalInput, video.video_end, 112);
RKLLM_PLACE(RKLLMMultiModalInput, video.video_content, 120);
RKLLM_PLACE(RKLLMMultiModalInput, video.frame_width, 128);
RKLLM_PLACE(RKLLMMultiModalInput, video.frame_height, 136);
#else
RKLLM_PLACE(RKLLMMultiModalInput, image_embed, 8);
RKLLM_PLACE(RKLLMMultiModalInput, n_image_tokens, 16);
#if RKLLM_AGE >= RKLLM_AGE_b
RKLLM_PLACE(RKLLMMultiModalInput, n_image, 24);
RKLLM_PLACE(RKLLMMultiModalInput, image_width, 32);
RKLLM_PLACE(RKLLMMultiModalInput, image_height, 40);
#endif
#endif

RKLLM_SIZE(RKLLMInput, RKLLM_BY(32, 32, 56, 64, 160));
RKLLM_PLACE(RKLLMInput, input_type, RKLLM_BY(0, 0, 0, 12, 12));
RKLLM_PLACE(RKLLMInput, prompt_input, RKLLM_BY(8, 8, 8, 16, 16));
#if RKLLM_AGE >= RKLLM_AGE_C
RKLLM_PLACE(RKLLMInput, role, 0);
RKLLM_PLACE(RKLLMInput, enable_thinking, 8);
#endif

RKLLM_SIZE(RKLLMInferParam, RKLLM_BY(24, 32, 32, 32, 40));
RKLLM_PLACE(RKLLMInferParam, lora_params, 8);
RKLLM_PLACE(RKLLMInferParam, prompt_cache_params, 16);
#if RKLLM_AGE >= RKLLM_AGE_B
RKLLM_PLACE(RKLLMInferParam, keep_history, RKLLM_BY(0, 24, 24, 24, 32));
#endif
#if RKLLM_AGE >= RKLLM_AGE_D
RKLLM_PLACE(RKLLMInferParam, sampling_params, 24);
RKLLM_PLACE(RKLLMInferParam, max_new_tokens, 36);
RKLLM_SIZE(RKLLMSamplingParam, 36);
RKLLM_PLACE(RKLLMSamplingParam, top_p, 4);
RKLLM_PLACE(RKLLMSamplingParam, temperature, 8);
RKLLM_PLACE(RKLLMSamplingParam, repeat_penalty, 12);
RKLLM_PLACE(RKLLMSamplingParam, frequency_penalty, 16);
RKLLM_PLACE(RKLLMSamplingParam, presence_penalty, 20);
RKLLM_PLACE(RKLLMSamplingParam, mirostat, 24);
RKLLM_PLACE(RKLLMSamplingParam, mirostat_tau, 28);
RKLLM_PLACE(RKLLMSamplingParam, mirostat_eta, 32);
RKLLM_SIZE(RKLLMCallback, 48);
RKLLM_PLACE(RKLLMCallback, result_userdata, 8);
RKLLM_PLACE(RKLLMCallback, tokenizer_callback, 16);
RKLLM_PLACE(RKLLMCallback, tokenizer_userdata, 24);
RKLLM_PLACE(RKLLMCallback, embed_callback, 32);
RKLLM_PLACE(RKLLMCallback, embed_userdata, 40);
#endif

#if RKLLM_AGE >= RKLLM_AGE_C
RKLLM_SIZE(RKLLMCrossAttnParam, 40);
RKLLM_PLACE(RKLLMCrossAttnParam, encoder_v_cache, 8);
RKLLM_PLACE(RKLLMCrossAttnParam, encoder_mask, 16);
RKLLM_PLACE(RKLLMCrossAttnParam, encoder_pos, 24);
RKLLM_PLACE(RKLLMCrossAttnParam, num_tokens, 32);
#endif

RKLLM_SIZE(RKLLMResult, RKLLM_BY(32, 48, 48, 72, 72));
RKLLM_PLACE(RKLLMResult, token_id, 8);
RKLLM_PLACE(RKLLMResult, last_hidden_layer, 16);
#if RKLLM_WRONG_OFFSET != 2
RKLLM_PLACE(RKLLMResultLastHiddenLayer, embd_size, 8);
RKLLM_PLACE(RKLLMResultLastHiddenLayer, num_tokens, 12);
#endif
#if RKLLM_AGE >= RKLLM_AGE_B
RKLLM_PLACE(RKLLMResult, logits, 32);
RKLLM_PLACE(RKLLMResultLogits, vocab_size, 8);
RKLLM_PLACE(RKLLMResultLogits, num_tokens, 12);
#endif
#if RKLLM_AGE >= RKLLM_AGE_C
RKLLM_PLACE(RKLLMResult, perf, 48);
RKLLM_SIZE(RKLLMPerfStat, 20);
RKLLM_PLACE(RKLLMPerfStat, prefill_tokens, 4);
RKLLM_PLACE(RKLLMPerfStat, generate_time_ms, 8);
RKLLM_PLACE(RKLLMPerfStat, generate_tokens, 12);
RKLLM_PLACE(RKLLMPerfStat, memory_usage_mb, 16);
#endif

#endif
