// Package judge_unigrams compares tokens with SentencePiece's.
package judge_unigrams

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine/gguf/check_model_file"
	"rkllmd/engine/model/free_model"
	"rkllmd/engine/model/load_model"
	"rkllmd/engine/model/tokenize_text"
	"rkllmd/tests/support/models/read_unigrams"
	"rkllmd/tests/support/models/write_encoder_model"
)

// JudgeUnigrams requires that an encoder with a vocabulary of read_unigrams reads each text as SentencePiece has read
// it, and puts a first and a last token around it.
func JudgeUnigrams(t *testing.T) {
	t.Helper()
	for _, name := range []string{"nmt_nfkc", "own"} {
		vocabulary, texts, tokens := read_unigrams.ReadUnigrams(t, name)
		path, _ := write_encoder_model.WriteEncoderModel(t, 2, vocabulary...)
		facts, err := check_model_file.CheckModelFile(path)
		require.NoError(t, err)
		m, err := load_model.LoadModel(path, facts, nil)
		require.NoError(t, err)
		defer free_model.FreeModel(m)
		for i, text := range texts {
			got, err := tokenize_text.TokenizeText(m, text, true, false)
			require.NoError(t, err)
			require.Equal(t, tokens[i], got[1:len(got)-1:len(got)-1], "%s: %q", name, text)
			require.Equal(t, []int32{0, 2}, []int32{got[0], got[len(got)-1]})
		}
	}
}
