#include <stdbool.h>
#include <stdint.h>

// Which members of engine.Variants can run here, as bits: the processor has the instructions, and its system keeps their registers.
// gcc calls the levels as the x86-64 psABI does.
uint32_t rkllmd_list_usable_variants(void)
{
	uint32_t usable = 0;
#ifdef __x86_64__
	__builtin_cpu_init();
	bool v3 = __builtin_cpu_supports("x86-64-v3"), v4 = __builtin_cpu_supports("x86-64-v4");
	bool vnni = v4 && __builtin_cpu_supports("avx512vnni");
	usable = (uint32_t)((vnni && __builtin_cpu_supports("avx512bf16")) | vnni << 1 | v4 << 2 |
		(v3 && __builtin_cpu_supports("avxvnni")) << 3 | v3 << 4);
#endif
	return usable;
}
