#include "../conformance_types/conformance_types.h"

/* How many inputs a run has, and how many results a callback: n_batch of the loaded model. */
int conformance_batch(void)
{
	int batch = 1;
#if RKLLM_AGE >= RKLLM_AGE_C
	const RKLLMParam *param = conformance_state()->param;

	if (param != NULL && param->extend_param.n_batch > 1) {
		batch = param->extend_param.n_batch;
	}
#endif
	return batch < CONFORMANCE_BATCH ? batch : CONFORMANCE_BATCH;
}
