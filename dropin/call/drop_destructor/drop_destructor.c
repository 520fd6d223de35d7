// In librkllmrt.so the linker sends every call of __cxa_atexit here (--wrap, in build/build_librkllmrt.sh).
int rkllmd_drop_destructor(void (*destructor)(void *), void *object, void *library) __asm__("__wrap___cxa_atexit");

// Is told by C++ code of a static object to destroy when the program ends, and forgets it: a run may still be using the
// object then, and the system takes the memory anyway. Always 0, as if it had been kept.
int rkllmd_drop_destructor(void (*destructor)(void *), void *object, void *library)
{
	(void)destructor;
	(void)object;
	(void)library;
	return 0;
}
