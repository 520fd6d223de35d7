/* What the functions of the client share. */
#ifndef RKLLMC_INTERNAL_H
#define RKLLMC_INTERNAL_H

#ifndef _POSIX_C_SOURCE
#define _POSIX_C_SOURCE 200809L /* poll, send; this header comes first everywhere */
#endif

#include "../rkllm_client.h"

#include <stdarg.h>

struct rkllmc_client {
	int socket;
	int timeout; /* milliseconds; -1: none */
	int64_t last_id;
	char *received; /* used bytes: first the message that was given last, then what came behind it */
	size_t used, allocated;
	size_t given; /* bytes of that message */
};

/* How deep arrays and objects may be nested. The daemon's answers are less than ten deep. */
enum { RKLLMC_DEPTH = 512 };

/* These return what stands behind a part of JSON, or NULL where the text is none. */
const char *rkllmc_skip_space(const char *at, const char *end); /* never NULL */
const char *rkllmc_skip_string(const char *at, const char *end);
const char *rkllmc_skip_digits(const char *at, const char *end);
const char *rkllmc_skip_number(const char *at, const char *end);
const char *rkllmc_skip_word(const char *at, const char *end);
const char *rkllmc_skip_name(const char *at, const char *end);
const char *rkllmc_skip_items(const char *at, const char *end, int depth);
const char *rkllmc_skip_value(const char *at, const char *end, int depth);

/* The part of an object or array whose place or name it is; name is NULL for an array. */
rkllmc_json rkllmc_find_item(rkllmc_json value, const char *name, size_t index);
unsigned rkllmc_read_hex(const char *digits);
const char *rkllmc_read_escape(const char *at, const char *end, unsigned *character);
char *rkllmc_append_character(char *to, unsigned character);

int rkllmc_fail(rkllmc_error *error, int code, const char *format, ...);
int rkllmc_fail_as_told(rkllmc_error *error, rkllmc_json told);
int rkllmc_wait_for(rkllmc_client *client, short events, rkllmc_error *error);
int rkllmc_write(rkllmc_client *client, const char *bytes, size_t length, rkllmc_error *error);
int rkllmc_read_more(rkllmc_client *client, rkllmc_error *error);
int rkllmc_wait_for_answer(rkllmc_client *client, int64_t id, rkllmc_json *result, rkllmc_error *error);
int rkllmc_read_state(rkllmc_json result);
void rkllmc_cancel(rkllmc_client *client, int64_t id);

/* What rkllmc_stream hands to rkllmc_deliver_text. */
struct rkllmc_listener {
	rkllmc_on_text on_text;
	void *userdata;
};
int rkllmc_deliver_text(void *listener, rkllmc_json result);

#endif
