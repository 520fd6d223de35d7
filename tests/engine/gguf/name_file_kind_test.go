package gguf_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine"
	"rkllmd/engine/gguf/name_file_kind"
)

func TestNameFileKind(t *testing.T) {
	for head, want := range map[string]string{
		"PK\x03\x04model":      "a zip archive, as PyTorch's checkpoints are",
		engine.CacheMagic:      "a prompt cache, as load_prompt_cache takes it",
		"tjgg\x03\x00":         "a GGML model from before GGUF; convert it anew",
		"FUGG\x00\x00\x00\x03": "a GGUF model for big-endian machines",
		"<!DOCTYPE html>":      "a web page; the download went wrong",
		"version https://git-lfs.github.com/spec/v1": "a Git LFS pointer, not the model; fetch the model with: " +
			"git lfs pull",
		"\x40\x00\x00\x00\x00\x00\x00\x00{\"a\":": "a safetensors file; convert it to GGUF",
		"\x7fELF\x02":                     "a program or a library",
		"hello\n":                         "a text file",
		strings.Repeat("x", 511) + "\xc3": "a text file",
		"Grüße":                           "a text file",
		"\x00\x00\x00\x00\x00":            "a file of zeros; the download or copy went wrong",
		"\x01\x02\x03\x04\x05":            "an unknown kind of file",
		"\x01":                            "an unknown kind of file",
		"text with a \x07 bell":           "an unknown kind of file",
	} {
		require.Equal(t, want, name_file_kind.NameFileKind("/models/x.gguf", []byte(head)))
	}
	require.Equal(t, "an .rkllm model for the NPU; this runtime takes GGUF models", name_file_kind.NameFileKind(
		"/m/Qwen.RKLLM", []byte{1, 2, 3}))
}
