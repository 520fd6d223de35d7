package run_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/generation/run/find_open_mark"
)

func TestFindOpenMark(t *testing.T) {
	for prompt, mark := range map[string]string{
		"":                                 "",
		"<|im_start|>assistant\n":          "",
		"<｜Assistant｜><think>\n":           "</think>",
		"<think>":                          "</think>",
		"[THINK] ":                         "[/THINK]",
		"<|START_THINKING|>":               "<|END_THINKING|>",
		"assistant\n<think>\n\n</think>\n": "",
		"what does <think> mean?":          "",
	} {
		require.Equal(t, mark, find_open_mark.FindOpenMark(prompt), "%q", prompt)
	}
}
