// Calls a C function that returns a structure of more than 16 bytes by value, which both architectures do through a
// hidden pointer to the caller's room. It is passed by hand, because a compiler is free to put room of its own between.
void rt_default_param(void *function, void *room)
{
#if defined(__aarch64__)
	register void *x8 __asm__("x8") = room;
	__asm__ volatile("blr %1" : "+r"(x8) : "r"(function)
			 : "x0", "x1", "x2", "x3", "x4", "x5", "x6", "x7", "x9", "x10", "x11", "x12", "x13", "x14", "x15", "x16", "x17",
			   "x30", "v0", "v1", "v2", "v3", "v4", "v5", "v6", "v7", "v16", "v17", "v18", "v19", "v20", "v21", "v22", "v23",
			   "v24", "v25", "v26", "v27", "v28", "v29", "v30", "v31", "memory", "cc");
#else
	((void *(*)(void *))function)(room); // x86-64: as a first argument
#endif
}
