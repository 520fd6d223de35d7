package run_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/generation/run"
	"rkllmd/generation/run/measure_header"
)

func TestMeasureHeader(t *testing.T) {
	for text, rest := range map[string]string{
		"<|channel|>final<|message|>x":                                          "<|message|>x",
		"<|start|>assistant<|channel|>analysis<|message|>":                      "<|message|>",
		" to=functions.f<|channel|>commentary json<|message|>{":                 "<|message|>{",
		"<|channel|>commentary to=functions.a_b <|constrain|>json<|message|>{}": "<|message|>{}",
		"<|channel|>final<|mess":                                                "",
		"<|cha":                                                                 "",
		" to=func":                                                              "",
		" ":                                                                     "",
		"Hello":                                                                 "Hello",
		" to be":                                                                " to be",
		"<|channel|>final!<|message|>":                                          "!<|message|>",
		"<|message|>":                                                           "<|message|>",
		"<|end|>":                                                               "<|end|>",
		"<|channel|>" + strings.Repeat("a", run.MaxHeader-11) + "<|message|>":        "<|message|>",
		"<|channel|>" + strings.Repeat("a", run.MaxHeader-11) + "<|mess":             "",
		"<|channel|>" + strings.Repeat("a", run.MaxHeader-10) + "b":                  "ab",
		"<|channel|>" + strings.Repeat("a", run.MaxHeader-11) + "<|channel|>" + "ab": "<|channel|>ab",
	} {
		require.Equal(t, len(text)-len(rest), measure_header.MeasureHeader(text), text)
	}
}
