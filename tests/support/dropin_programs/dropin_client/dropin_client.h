/*
 * What the C programs that use the drop-in have in common: one function per file, as everywhere. They were written from the facts
 * about the API alone (rkllm_abi.h), and know nothing of the runtime behind it.
 */
#ifndef RKLLMD_DROPIN_CLIENT_H
#define RKLLMD_DROPIN_CLIENT_H

#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "rkllm_abi.h"

/* What the callbacks of one run have brought. The program sets the first four. */
struct dropin_seen {
	LLMHandle handle;
	pthread_t caller;  /* the thread that callbacks must come on */
	int stop_after;    /* tokens after which the callback returns answer; 0: never */
	int answer;
	char text[1 << 16]; /* of the NORMAL results */
	int length;
	int32_t tokens[1 << 12];
	atomic_int count; /* of tokens: NORMAL and WAITING */
	atomic_int interrupted; /* another thread has aborted the run */
	int finished, failed;
	int wrong_thread, not_running, text_at_end, cut_character;
	RKLLMPerfStat perf;
};

/* Answers of a callback that is to call the library first, or to wait until another thread has ended the run. */
enum { DROPIN_DESTROY = 1000, DROPIN_SIGNAL, DROPIN_OTHERS, DROPIN_WAIT };

/* Ends the program with 1 and the place unless the condition holds. */
#define CHECK(condition) \
	do { \
		if (!(condition)) { \
			fprintf(stderr, "%s:%d: not so: %s\n", __FILE__, __LINE__, #condition); \
			exit(1); \
		} \
	} while (0)

/* For handlers of signals: the handle, how often SIGALRM came, and how often a call failed there. */
extern LLMHandle volatile dropin_live;
extern atomic_int dropin_alarm_count, dropin_alarm_failed;

int dropin_on_result(RKLLMResult *result, void *userdata, LLMCallState state);
int dropin_is_whole(const char *text);
int dropin_init(LLMHandle *handle, RKLLMParam *param);
LLMHandle dropin_load(const char *model, int max_new_tokens);
int dropin_run(LLMHandle handle, const char *prompt, int keep_history, struct dropin_seen *seen);
void dropin_print(const char *name, const struct dropin_seen *seen);
void dropin_stream(const char *model, const char *prompt);
void dropin_refusals(const char *model);
void dropin_interrupt(const char *model);
void *dropin_abort_later(void *seen);
void *dropin_destroy_later(void *seen);
void dropin_history(const char *model);
void dropin_pairs(const char *model);
void *dropin_work(void *model);
void dropin_demo(const char *model);
int dropin_on_piece(RKLLMResult *result, void *userdata, LLMCallState state);
void dropin_on_interrupt(int number);
void dropin_inside(const char *model);
void dropin_on_destroy(int number);
int dropin_call_inside(struct dropin_seen *seen);
void dropin_alarms(const char *model, int count);
void dropin_on_alarm(int number);

#endif
