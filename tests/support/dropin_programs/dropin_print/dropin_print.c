#include "dropin_client.h"

// Prints a run for whoever started the program: NAME-tokens and NAME-text, a line each.
void dropin_print(const char *name, const struct dropin_seen *seen)
{
	printf("%s-tokens:", name);
	for (int i = 0; i < seen->count; i++)
		printf(" %d", seen->tokens[i]);
	printf("\n%s-text: %s\n", name, seen->text);
	fflush(stdout);
}
