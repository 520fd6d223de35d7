package request_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/generation"
	"rkllmd/generation/request/prepare_grammar"
	"rkllmd/grammar/parse_grammar"
)

func TestPrepareGrammar(t *testing.T) {
	request := generation.Request{}
	require.NoError(t, prepare_grammar.PrepareGrammar(generation.ModelInfo{}, &request))
	require.Equal(t, generation.Request{}, request)
	request.Grammar = `root ::= "a"`
	require.NoError(t, prepare_grammar.PrepareGrammar(generation.ModelInfo{}, &request))
	require.Equal(t, `root ::= "a"`, request.Grammar)
	request = generation.Request{Schema: `{"type": "null"}`}
	require.NoError(t, prepare_grammar.PrepareGrammar(generation.ModelInfo{}, &request))
	require.Empty(t, request.Schema)
	_, err := parse_grammar.ParseGrammar(request.Grammar)
	require.NoError(t, err)
	for reason, wrong := range map[string]generation.Request{
		"grammar and schema exclude each other": {Grammar: `root ::= "a"`, Schema: `{}`},
		"line 1, column 10: there is no rule b": {Grammar: `root ::= b`},
		"#: the keyword not cannot be kept to":  {Schema: `{"not": {}}`},
	} {
		err := prepare_grammar.PrepareGrammar(generation.ModelInfo{}, &wrong)
		require.ErrorIs(t, err, generation.ErrInvalid)
		require.ErrorContains(t, err, reason)
	}
}
