package process_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/isolation"
	"rkllmd/isolation/process/name_function"
)

func TestNameFunction(t *testing.T) {
	for number, want := range map[uint64]string{isolation.Init: "rkllm_init",
		isolation.SetCrossAttnParams: "rkllm_set_cross_attn_params", isolation.LastError: "rkllm_last_error",
		isolation.RowSize: "rkllm_row_size"} {
		require.Equal(t, want, name_function.NameFunction(number))
	}
	for number := range uint64(isolation.Functions) {
		require.NotEmpty(t, name_function.NameFunction(number), "each that a process can be asked has a name")
	}
}
