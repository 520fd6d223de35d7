#include <stdint.h>

// ggml-cpu.h: what the compiler was allowed to use.
int ggml_cpu_has_avx2(void);
int ggml_cpu_has_avx512(void);
int ggml_cpu_has_dotprod(void);
int ggml_cpu_has_fp16_va(void);
int ggml_cpu_has_matmul_int8(void);

// Which of these ggml was compiled for, as bits: AVX2, AVX-512, the dot product, half floats and 8-bit matrices of
// NEON.
uint32_t rkllmd_list_instructions(void)
{
	return (uint32_t)(!!ggml_cpu_has_avx2() | !!ggml_cpu_has_avx512() << 1 | !!ggml_cpu_has_dotprod() << 2 |
		!!ggml_cpu_has_fp16_va() << 3 | !!ggml_cpu_has_matmul_int8() << 4);
}
