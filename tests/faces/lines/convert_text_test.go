package lines_test

import (
	"bytes"
	"encoding/json"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/faces/lines"
	"rkllmd/faces/lines/convert_text"
	"rkllmd/generation"
	"rkllmd/tests/faces/lines/generation_byte_tokens"
	"rkllmd/tests/faces/lines/generation_token_bytes"
)

func TestConvertText(t *testing.T) {
	var output bytes.Buffer
	host := &lines.Host{Output: &output, Backend: &generation.Backend{Name: "toy"}}
	text := "ab"
	require.EqualError(t, convert_text.ConvertText(host, lines.Line{Op: lines.OpTokenize, Text: &text}),
		"not supported: toy gives no access to its tokenizer")
	host.Backend.Model.Vocabulary = 256
	host.Backend.Tokenize = generation_byte_tokens.GenerationByteTokens
	host.Backend.Detokenize = generation_token_bytes.GenerationTokenBytes
	require.NoError(t, convert_text.ConvertText(host, lines.Line{ID: json.RawMessage("1"), Op: lines.OpTokenize,
		Text: &text}))
	text = ""
	require.NoError(t, convert_text.ConvertText(host, lines.Line{ID: json.RawMessage("2"), Op: lines.OpTokenize,
		Text: &text}))
	require.NoError(t, convert_text.ConvertText(host, lines.Line{ID: json.RawMessage("3"), Op: lines.OpDetokenize,
		Tokens: []int32{99, 0xC3}}))
	require.Equal(t, `{"event":"tokenize","id":1,"tokens":[97,98]}`+"\n"+`{"event":"tokenize","id":2,"tokens":[]}`+"\n"+
		`{"event":"detokenize","id":3,"text":"c`+"\\ufffd"+`"}`+"\n", output.String())
	require.EqualError(t, convert_text.ConvertText(host, lines.Line{Op: lines.OpDetokenize, Tokens: []int32{99, 256}}),
		"invalid request: tokens[1] is 256; this model's tokens are 0 to 255")
}
