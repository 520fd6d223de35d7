#include "../conformance_types/conformance_types.h"

/*
 * Does one command of a script:
 *
 *     text TEXT            the text of the result; \xNN is a byte. Without it: NULL
 *     token ID             its token id
 *     hidden ROWS WIDTH    its last hidden layer, so many floats of a known pattern
 *     logits ROWS WIDTH    its logits
 *     perf                 its figures
 *     next                 go on to the result of the next input of the batch
 *     call STATE           call back with these results; null STATE: with NULL
 *     thread               do the rest on a thread of the library's own; idle: and return meanwhile
 *     beat N               call back with N words, one every few milliseconds, and end the run
 *     hang                 wait for rkllm_abort; deaf: for ever
 *     join                 wait for the end of the run that is on
 *     wait                 wait until the test has written the file FUNCTION.go
 *     crash, die           a segmentation fault; abort()
 *     raise N              die by the signal N, or be stopped; overflow: by a stack overflow; exit, leave N: exit(), _exit()
 *     wild, absurd N       call back with a text that is nowhere; with a layer of N by N that is not there
 *     spin                 loop for ever; close: all descriptors; fork: a child that sleeps; flood N: print N lines
 *     throw                a C++ exception that nobody catches; exhaust: no more memory is to be had, which it does not bear
 *     eight                call back from eight threads at once; late: from a thread, when the run has ended
 *     open, create PATH    a file; connect FAMILY: a socket; execute PATH: a program; signal N: to the daemon
 *     return CODE          what the function will return
 *     nohandle             return from rkllm_init without a handle
 *     sizes N ...          what rkllm_get_kv_cache_size answers
 */
void conformance_step(struct conformance_call *call, const char *command, char *value)
{
	pthread_t thread;

	if (conformance_fill(call, command, value) || conformance_fault(call, command) || conformance_die(call, command, atoi(value)) ||
		conformance_stray(call, command, atoi(value)) || conformance_reach(call, command, value)) {
		return;
	}
	if (strcmp(command, "call") == 0) {
		conformance_emit(call, atoi(value), call->results);
	} else if (strcmp(command, "null") == 0) {
		conformance_emit(call, atoi(value), NULL);
	} else if (strcmp(command, "return") == 0) {
		call->code = atoi(value);
	} else if (strcmp(command, "nohandle") == 0) {
		call->no_handle = true;
	} else if (strcmp(command, "sizes") == 0) {
		for (int i = 0; i < CONFORMANCE_BATCH; i++) {
			call->sizes[i] = (int)strtol(value, &value, 10);
		}
	} else if (strcmp(command, "beat") == 0) {
		conformance_beat(call, atoi(value));
	} else if (strcmp(command, "idle") == 0) {
		conformance_idle(call);
	} else if (strcmp(command, "thread") == 0) {
		if (pthread_create(&thread, NULL, conformance_thread, call) != 0) {
			abort();
		}
		pthread_join(thread, NULL);
	} else {
		conformance_log("%s differs: %s is no command of a script", call->function, command);
		call->code = -1;
	}
}
