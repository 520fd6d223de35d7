#include <stdint.h>
#include <stdio.h>

// send_stamp is a result callback that writes the text straight to a descriptor, its userdata. Returns 0: go on.
int send_stamp(void *result, void *userdata, int state)
{
	(void)state;
	dprintf((int)(intptr_t)userdata, "{\"text\":\"%s\"}\n", *(const char **)result);
	return 0;
}
