package layout_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/rkllm"
	"rkllmd/rkllm/layout/check_enum"
	"rkllmd/tests/support/rkllm/rkllm_require_refused"
)

func TestCheckEnum(t *testing.T) {
	for value := range int64(3) {
		require.Nil(t, check_enum.CheckEnum(rkllm.InferMode, "p", value))
	}
	rkllm_require_refused.RkllmRequireRefused(t,
		"p.mode: 7 is not an RKLLMInferMode: there are 0 (RKLLM_INFER_GENERATE), "+
			"1 (RKLLM_INFER_GET_LAST_HIDDEN_LAYER), 2 (RKLLM_INFER_GET_LOGITS)", check_enum.CheckEnum(rkllm.InferMode,
			"p.mode", 7))
	rkllm_require_refused.RkllmRequireRefused(t, "p.mode: 2 (RKLLM_INFER_GET_LOGITS) needs librkllmrt 1.2.0",
		check_enum.CheckEnum(rkllm.LayoutA.InferMode, "p.mode", 2))
	require.NotNil(t, check_enum.CheckEnum(rkllm.InputType, "p", -1))
	require.NotNil(t, check_enum.CheckEnum(rkllm.InputType, "p", 1<<32))
}
