#include "../conformance_types/conformance_types.h"

#include <fcntl.h>
#include <unistd.h>

/* Appends one line to the file calls in the test's folder. */
void conformance_log(const char *format, ...)
{
	char folder[2048], name[4096], line[4096];
	va_list values;
	size_t length;
	int file;

	if (!conformance_folder(folder, sizeof(folder))) {
		return;
	}
	va_start(values, format);
	vsnprintf(line, sizeof(line) - 1, format, values);
	va_end(values);
	length = strlen(line);
	line[length++] = '\n';
	snprintf(name, sizeof(name), "%s/calls", folder);
	file = open(name, O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC, 0600);
	if (file < 0 || write(file, line, length) != (ssize_t)length) {
		abort();
	}
	close(file);
}
