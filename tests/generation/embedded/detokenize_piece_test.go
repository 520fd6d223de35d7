package embedded_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine/model/tokenize_text"
	"rkllmd/generation"
	"rkllmd/generation/embedded/detokenize_piece"
	"rkllmd/tests/generation/embedded/generation_mark_model"
	"rkllmd/tests/support/engine/engine_load_model"
)

func TestDetokenizePiece(t *testing.T) {
	m, free := engine_load_model.EngineLoadModel(t, "qwen3"), &generation.Run{}
	tokens, err := tokenize_text.TokenizeText(m, "zürich", false, false)
	require.NoError(t, err)
	text := ""
	for _, token := range tokens {
		text += string(detokenize_piece.DetokenizePiece(m, free, token))
	}
	require.Equal(t, "zürich", text)
	require.Empty(t, detokenize_piece.DetokenizePiece(m, free, m.EOS))
	require.Empty(t, detokenize_piece.DetokenizePiece(m, free, -1))

	marks, begin, end := generation_mark_model.GenerationMarkModel(t)
	require.Equal(t, "<seed:think>", string(detokenize_piece.DetokenizePiece(marks, free, begin)),
		"a special token that is a mark")
	require.Equal(t, "</seed:think>", string(detokenize_piece.DetokenizePiece(marks, free, end)))
	require.Empty(t, detokenize_piece.DetokenizePiece(marks, free, marks.EOS))
	calls := &generation.Run{Calls: &generation.CallState{Format: &generation.CallFormat{
		Marks: []string{"<|im_end|>"}}}}
	require.Equal(t, "<|im_end|>", string(detokenize_piece.DetokenizePiece(marks, calls, marks.EOS)), "a mark of calls")
}
