#include "../conformance_types/conformance_types.h"

#include <unistd.h>

/*
 * Returns the text of FUNCTION.suffix in the test's folder, to be freed, or NULL where there is none: in the subfolder that
 * is called after this version, or else, for all versions, in the folder itself. What is announced is announced once: the file is gone then, unless it holds for any number of calls.
 */
char *conformance_read(struct conformance_call *call, const char *suffix)
{
	struct conformance_text text = {0};
	char folder[2048], name[4096], line[4096];
	FILE *file;

	if (!conformance_folder(folder, sizeof(folder))) {
		return NULL;
	}
	snprintf(name, sizeof(name), "%s/" RKLLM_VERSION "/%s.%s", folder, call->function, suffix);
	file = fopen(name, "r");
	if (file == NULL) {
		snprintf(name, sizeof(name), "%s/%s.%s", folder, call->function, suffix);
		file = fopen(name, "r");
	}
	if (file == NULL) {
		return NULL;
	}
	conformance_print(&text, "%s", "");
	while (fgets(line, sizeof(line), file) != NULL) {
		conformance_print(&text, "%s", line);
	}
	fclose(file);
	if (!call->lasting) {
		unlink(name);
	}
	return text.bytes;
}
