/*
 * What the functions of the conformance library share. That library is a librkllmrt.so that has no model: each of its
 * functions writes down every argument as text, compares that with what the test has announced, and then does what a script
 * of the test says. The test has a folder for this, which conformance_folder finds:
 *
 *     FUNCTION.expect   what the next call of the function must receive, one line a member: "param.top_k = 41";
 *                       "anything": whatever it gets
 *     FUNCTION.script   what it then does, one command a line: conformance_step lists them
 *     VERSION/          with files like these, which this version alone reads, and before the others
 *     calls             written by the library: one line for each call, each difference and each callback
 *
 * A call that nobody has announced is a difference too, but for a run whose prompt is "beat N": that is its script.
 * Without the folder nothing is compared, and every run says Hello.
 */
#ifndef RKLLMD_CONFORMANCE_TYPES_H
#define RKLLMD_CONFORMANCE_TYPES_H

#define RKLLM_DEFAULT_PARAM struct conformance_default
#include "../../conformance_api/rkllm_abi/rkllm_abi.h"

#include <pthread.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* The room that stands behind every structure and array: what is not theirs in it is zero. */
#define CONFORMANCE_ROOM 512
/* The width of an embedding of the model that is not there, and the elements of a cross attention cache per token. */
#define CONFORMANCE_WIDTH 4
#define CONFORMANCE_CACHE 6
/* The largest n_batch. */
#define CONFORMANCE_BATCH 8

/* What rkllm_createDefaultParam returns: behind the structure, as much as a caller must leave room for. */
struct conformance_default {
	RKLLMParam param;
	unsigned char beyond[CONFORMANCE_ROOM - sizeof(RKLLMParam)];
};

/* Text that grows. */
struct conformance_text {
	char *bytes;
	size_t length, room;
};

/* One structure while it is written down: where it is, what it is called, which of its bytes a member has accounted for. */
struct conformance_view {
	struct conformance_text *out;
	const void *at;
	const char *name;
	unsigned char seen[CONFORMANCE_ROOM * 4];
};

/* One call of a function of the library. */
struct conformance_call {
	const char *function;
	struct conformance_text got; /* its arguments as text */
	bool lasting;                /* what is announced holds for any number of calls */
	int code;                    /* what it will return */
	char *script, *rest;         /* what it is to do, and what of that is left */

	/* Of a run. */
	LLMHandle handle;
	RKLLMInput *input;
	RKLLMInferParam *infer;
	void *userdata;
	pthread_t caller;
	bool paused, ended; /* a callback has returned 1; the last one has been made */
	bool delivered;     /* the results below have been handed over */
	int filled;         /* which of the results the script is filling in */
	RKLLMResult results[CONFORMANCE_BATCH];
	char *texts[CONFORMANCE_BATCH];
	float *floats[2 * CONFORMANCE_BATCH];
	size_t counts[2 * CONFORMANCE_BATCH]; /* of floats, in elements */

	bool no_handle;               /* init: return without a handle */
	int sizes[CONFORMANCE_BATCH]; /* get_kv_cache_size: what it answers */
};

/* What the library knows between calls. */
struct conformance_state {
	pthread_mutex_t lock;
	pthread_cond_t changed;
	bool running, aborted; /* a run is on; rkllm_abort has been called since it began */
	int ending;            /* runs whose last callback is being made */
	int threads;           /* of rkllm_run_async, that have not ended: rkllm_destroy waits for them */
	void *handle;          /* of the loaded model; NULL: there is none */

	/* The arguments of init and of set_cross_attn_params, which must stay as they were until destroy. */
	RKLLMParam *param;
#if RKLLM_AGE >= RKLLM_AGE_D
	RKLLMCallback *callback;
#else
	LLMResultCallback callback;
#endif
	struct conformance_text loaded;
#if RKLLM_AGE >= RKLLM_AGE_C
	RKLLMCrossAttnParam *cross_attn;
#endif
};

/* MEMBER writes down one member of the structure behind pointer; the compiler says of what type it is. */
#define CONFORMANCE_MEMBER(view, pointer, member) \
	conformance_member(view, #member, &(pointer)->member, sizeof(pointer)->member, CONFORMANCE_KIND((pointer)->member))
#define CONFORMANCE_KIND(value) \
	_Generic((value), bool : 'b', float : 'f', char * : 's', const char * : 's', \
		int8_t : 'i', int32_t : 'i', uint8_t : 'u', uint32_t : 'u', size_t : 'u', uint8_t * : 'r', const uint8_t * : 'r')

struct conformance_state *conformance_state(void);

/* Writing down. */
__attribute__((format(printf, 2, 3))) void conformance_print(struct conformance_text *out, const char *format, ...);
void conformance_string(struct conformance_text *out, const char *text);
void conformance_member(struct conformance_view *view, const char *name, const void *at, size_t size, char kind);
void conformance_array(struct conformance_view *view, const char *name, const void *at, size_t count, char kind);
void conformance_pointer(struct conformance_view *view, const char *name, const void *at, const char *what);
void conformance_mark(struct conformance_view *view, const void *at, size_t size);
void conformance_rest(struct conformance_view *view, size_t size);
void conformance_handle(struct conformance_text *out, LLMHandle handle);
void conformance_param(struct conformance_text *out, const RKLLMParam *param);
void conformance_callback(struct conformance_text *out, const void *callback);
void conformance_inputs(struct conformance_text *out, const RKLLMInput *input);
void conformance_multimodal(struct conformance_view *view, const RKLLMMultiModalInput *input);
void conformance_infer_param(struct conformance_text *out, const RKLLMInferParam *infer);
void conformance_lora_adapter(struct conformance_text *out, const RKLLMLoraAdapter *adapter);
#if RKLLM_AGE >= RKLLM_AGE_C
void conformance_cross_attn(struct conformance_text *out, const RKLLMCrossAttnParam *cross_attn);
#endif

/* The test's folder. */
int conformance_folder(char *folder, size_t size);
char *conformance_read(struct conformance_call *call, const char *suffix);
__attribute__((format(printf, 1, 2))) void conformance_log(const char *format, ...);
bool conformance_compare(const char *function, const char *got, const char *expect);
void conformance_loaded(struct conformance_text *out);
void conformance_arguments(struct conformance_call *call, struct conformance_text *out);
void conformance_recheck(struct conformance_call *call);

/* Doing what the script says. */
int conformance_begin(struct conformance_call *call);
void conformance_perform(struct conformance_call *call);
void conformance_step(struct conformance_call *call, const char *command, char *value);
bool conformance_fill(struct conformance_call *call, const char *command, char *value);
bool conformance_fault(struct conformance_call *call, const char *command);
bool conformance_die(struct conformance_call *call, const char *command, int number);
bool conformance_stray(struct conformance_call *call, const char *command, int number);
bool conformance_reach(struct conformance_call *call, const char *command, const char *value);
void conformance_idle(struct conformance_call *call);
void conformance_beat(struct conformance_call *call, int words);
int conformance_answer(void *userdata, const char *text, int kind);
void *conformance_storm(void *userdata);
void *conformance_eight(void *userdata);
float *conformance_floats(struct conformance_call *call, int slot, size_t count, int first);
void conformance_emit(struct conformance_call *call, int state, RKLLMResult *results);
void conformance_release(struct conformance_call *call);
void *conformance_thread(void *call);
void *conformance_async(void *call);
int conformance_enter(struct conformance_call *call);
void conformance_leave(struct conformance_call *call);
int conformance_finish(struct conformance_call *call);
char *conformance_unescape(const char *text);
void conformance_named(struct conformance_text *out, const char *name, const char *text);
int conformance_batch(void);

#endif
