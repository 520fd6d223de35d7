package doctor_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/cli/doctor"
	"rkllmd/cli/doctor/format_llama"
)

func TestFormatLlama(t *testing.T) {
	require.Empty(t, format_llama.FormatLlama(nil))
	require.Equal(t, [][2]string{{"llama.cpp", "/mine, which cannot be used"}},
		format_llama.FormatLlama(&doctor.LlamaReport{Folder: "/mine"}))
	require.Equal(t, [][2]string{
		{"llama.cpp", "/mine/libllama.so, version 0.5.0, ggml 0.25.1 abc, laid out as v0.4.0 to v0.5.0; experimental"},
		{"backends", "libggml-cpu.so, libggml-cuda.so"}, {"devices", "CPU (mine), CUDA0 (yours)"},
		{"skipped", "one, because"}, {"skipped", "two, because"},
	}, format_llama.FormatLlama(&doctor.LlamaReport{Folder: "/mine", File: "/mine/libllama.so", Version: "0.5.0",
		GGML: "0.25.1 abc", Layout: "v0.4.0 to v0.5.0", Backends: []string{"/mine/libggml-cpu.so",
			"/mine/libggml-cuda.so"},
		Devices: []string{"CPU (mine)", "CUDA0 (yours)"}, Skipped: []string{"one, because", "two, because"}}))
}
