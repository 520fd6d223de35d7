/* A small client of rkllmd, which serves Rockchip's RKLLM C API as JSON-RPC 2.0 on a Unix socket. It needs the C library alone: compile
 * src/ with your program (cc -Iclients/rkllm-c program.c clients/rkllm-c/src/N.c for each N). It connects, calls methods with arguments as JSON text,
 * and reads values out of the answers; docs/jsonrpc.md has the methods. A client is for one thread at a time. */
#ifndef RKLLM_CLIENT_H
#define RKLLM_CLIENT_H

#include <stddef.h>
#include <stdint.h>

#include "rkllm_constants.h"

#ifdef __cplusplus
extern "C" {
#endif

typedef struct rkllmc_client rkllmc_client;

/* What went wrong. code is one of RKLLMC_ERROR_... if the daemon said so; the errno of the system, which is positive; or 0. data is the
 * daemon's, as JSON, or "" if there is none or it is longer. */
typedef struct {
	int code;
	char message[1024];
	char data[256];
} rkllmc_error;

/* A part of a JSON text; start is NULL where there is no such part. It points into the text and lives as long as that. */
typedef struct {
	const char *start;
	size_t length;
} rkllmc_json;

/* Takes a result of a run, or an array of them for several prompts. It lives until this returns. 0: go on; anything else ends the run. */
typedef int (*rkllmc_on_result)(void *userdata, rkllmc_json result);

/* Takes a piece of an answer's text, which ends in a zero byte. 0: go on; anything else ends the run. */
typedef int (*rkllmc_on_text)(void *userdata, const char *text, size_t length);

/* Connects to a socket; NULL: that of RKLLM_UDS_PATH, else /run/rkllmd/rkllm.sock if it is there, else /tmp/rkllm.sock. Returns NULL on an
 * error. All functions take NULL in the place of error. */
rkllmc_client *rkllmc_connect(const char *path, rkllmc_error *error);

/* Ends the connection; the daemon aborts its runs. */
void rkllmc_close(rkllmc_client *client);

/* How long a function waits for a next message or for the daemon to take one, in milliseconds; -1, as at first: for ever. */
void rkllmc_set_timeout(rkllmc_client *client, int milliseconds);

/* Calls a method and waits for its answer. params is JSON text, the arguments in an array or by name in an object, or NULL. On success it
 * returns 0 and, unless result is NULL, points it at the result, which lives until the next call; -1 on an error. */
int rkllmc_call(rkllmc_client *client, const char *method, const char *params, rkllmc_json *result, rkllmc_error *error);

/* Runs rkllm.run_async with these params, and hands on each result. Returns 0 when the run has ended by itself, 1 when on_result ended it,
 * -1 on an error; after that of a timeout the run is cancelled. */
int rkllmc_run(rkllmc_client *client, const char *params, rkllmc_on_result on_result, void *userdata, rkllmc_error *error);

/* Runs a prompt and hands on the text of the answer. infer is an RKLLMInferParam as JSON, or NULL. Returns what rkllmc_run does. */
int rkllmc_stream(rkllmc_client *client, const char *prompt, const char *infer, rkllmc_on_text on_text, void *userdata,
	rkllmc_error *error);

/* Below these: send a request, or a notification with id 0, without waiting for an answer; wait for the next message whatever it is about,
 * which lives until the next one; give a request its number. */
int64_t rkllmc_next_id(rkllmc_client *client);
int rkllmc_send(rkllmc_client *client, int64_t id, const char *method, const char *params, rkllmc_error *error);
int rkllmc_receive(rkllmc_client *client, rkllmc_json *message, rkllmc_error *error);

/* JSON text is made with these: a text in quotes, and printf. Both are to be freed; NULL: there is no memory. */
char *rkllmc_quote(const char *text);
#if defined(__GNUC__)
__attribute__((format(printf, 1, 2)))
#endif
char *rkllmc_format(const char *format, ...);

/* And read with these. A text that is no JSON has no parts; no text makes them read outside of it. */
rkllmc_json rkllmc_parse(const char *text, size_t length);           /* the value, if the text is one and nothing else */
rkllmc_json rkllmc_member(rkllmc_json object, const char *name);     /* its member of this name */
rkllmc_json rkllmc_element(rkllmc_json array, size_t index);         /* counted from 0 */
int rkllmc_is_null(rkllmc_json value);                               /* null, or not there */
double rkllmc_number(rkllmc_json value, double otherwise);           /* a number, or "NaN", "Infinity", "-Infinity" */
size_t rkllmc_numbers(rkllmc_json array, float *values, size_t most); /* returns how many there are, and writes the first */
char *rkllmc_text(rkllmc_json value, size_t *length);                /* of a string, as UTF-8, to be freed; NULL: it is none */

#ifdef __cplusplus
}
#endif

#endif
