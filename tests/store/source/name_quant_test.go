package source_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/store/source/name_quant"
)

func TestNameQuant(t *testing.T) {
	for name, right := range map[string]string{
		"Qwen3-0.6B-Q8_0.gguf": "Q8_0", "qwen2.5-1.5b-instruct-q4_k_m.gguf": "Q4_K_M", "m.IQ4_XS.gguf": "IQ4_XS",
		"sub/m-BF16-00001-of-00002.gguf": "BF16", "m-UD-Q4_K_XL.gguf": "UD-Q4_K_XL", "llama.gguf": "",
		"m-f16.gguf": "F16", "Q3-mini-Q2_K.gguf": "Q2_K", "m-MXFP4_MOE.gguf": "MXFP4_MOE",
		"m-Q4_0_4_4.gguf": "Q4_0_4_4",
	} {
		require.Equal(t, right, name_quant.NameQuant(name), name)
	}
}
