#define _GNU_SOURCE
#include <dlfcn.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>

// Writes what the ggml of llama, an open library that needs it, computes with, a line each: name, tab, description, tab, type
// (0 is the CPU). Returns how many there are, -1: it has no such functions.
int32_t rkllmd_list_devices(void *llama, char *text, size_t room)
{
	size_t (*count)(void) = (size_t (*)(void))dlsym(llama, "ggml_backend_dev_count");
	void *(*get)(size_t) = (void *(*)(size_t))dlsym(llama, "ggml_backend_dev_get");
	const char *(*name)(void *) = (const char *(*)(void *))dlsym(llama, "ggml_backend_dev_name");
	const char *(*description)(void *) = (const char *(*)(void *))dlsym(llama, "ggml_backend_dev_description");
	int (*type)(void *) = (int (*)(void *))dlsym(llama, "ggml_backend_dev_type");
	size_t used = 0, devices;

	*text = 0;
	if (!count || !get || !name || !description || !type)
		return -1;
	devices = count();
	for (size_t i = 0; i < devices && used < room; i++) {
		void *device = get(i);
		used += (size_t)snprintf(text + used, room - used, "%s\t%s\t%d\n", name(device), description(device), type(device));
	}
	return (int32_t)devices;
}
