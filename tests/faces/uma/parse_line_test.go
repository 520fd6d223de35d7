package uma_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/faces/uma"
	"rkllmd/faces/uma/parse_line"
)

func TestParseLine(t *testing.T) {
	m, fault := parse_line.ParseLine([]byte(`{"not": "JSON here"}`))
	require.Nil(t, fault)
	require.Equal(t, &uma.Request{Prompt: `{"not": "JSON here"}`, Stream: true}, m.Request)
	m, fault = parse_line.ParseLine([]byte("metrics"))
	require.Nil(t, fault)
	require.Equal(t, uma.Message{Metrics: true}, m)
	m, fault = parse_line.ParseLine([]byte{})
	require.Equal(t, &uma.Fault{Code: uma.CodeBadRequest,
		Message: "the line is empty; a line is a prompt, or the word metrics"}, fault)
	require.NotNil(t, m.Request)
	_, fault = parse_line.ParseLine([]byte("\xff"))
	require.Equal(t, uma.CodeBadRequest, fault.Code)
}
