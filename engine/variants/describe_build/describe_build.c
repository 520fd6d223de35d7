#include <stdbool.h>

// ggml-cpu.h: what the compiler was allowed to use.
int ggml_cpu_has_avx2(void);
int ggml_cpu_has_dotprod(void);

// Whether ggml was compiled for AVX2 or the dot product of NEON.
bool rkllmd_describe_build(void)
{
	return ggml_cpu_has_avx2() || ggml_cpu_has_dotprod();
}
