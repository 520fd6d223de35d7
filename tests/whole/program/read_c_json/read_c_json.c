/* Reads texts with the C client's functions for JSON, and says what it finds: read_c_json FILE. Each text stands behind its length, a number of 32
 * bits. Of each there is a line: whether it is JSON, its number, its text in hexadecimal, the length of its member "a" and of its element 1, how many
 * numbers it has. Each text lies in memory of its own, so that the sanitizer sees what reads beside it. */
#include "rkllm_client.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>

int main(int count, char **arguments)
{
	FILE *file = count > 1 ? fopen(arguments[1], "rb") : NULL;
	uint32_t length;
	while (file && fread(&length, sizeof length, 1, file) == 1) {
		char *text = malloc(length);
		if (fread(text, 1, length, file) != length)
			return 2;
		rkllmc_json parsed = rkllmc_parse(text, length), raw = {text, length};
		for (int pass = 0; pass < 2; pass++) { /* what was not checked first must be read as safely */
			rkllmc_json value = pass == 0 ? raw : parsed;
			float numbers[3];
			size_t size = 0;
			char *string = rkllmc_text(value, &size);
			size_t many = rkllmc_numbers(value, numbers, 3);
			size_t member = rkllmc_member(value, "a").length, element = rkllmc_element(value, 1).length;
			double number = rkllmc_number(value, -1);
			if (pass == 1) {
				printf("%d %.17g ", parsed.start != NULL, number);
				for (size_t i = 0; string && i < size; i++)
					printf("%02x", (unsigned char)string[i]);
				printf("%s %zu %zu %zu\n", string ? "." : "-", member, element, many);
			}
			free(string);
		}
		free(text);
	}
	return file ? fclose(file) : 2;
}
