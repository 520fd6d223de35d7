#include "../conformance_types/conformance_types.h"

/* Tells whether what a function got is what was announced, and reports the lines that differ. */
bool conformance_compare(const char *function, const char *got, const char *expect)
{
	int differences = 0;

	while ((*got != '\0' || *expect != '\0') && differences < 10) {
		size_t of_got = strcspn(got, "\n"), of_expect = strcspn(expect, "\n");

		if (of_got != of_expect || strncmp(got, expect, of_got) != 0) {
			conformance_log("%s differs: got %.*s; announced %.*s", function, (int)of_got, got, (int)of_expect, expect);
			differences++;
		}
		got += of_got + (got[of_got] != '\0');
		expect += of_expect + (expect[of_expect] != '\0');
	}
	return differences == 0;
}
