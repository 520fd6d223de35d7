package openapi_test

import (
	"reflect"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/faces/openai"
	"rkllmd/rules/openapi"
	"rkllmd/rules/openapi/add_schemas"
)

func TestAddSchemas(t *testing.T) {
	s := &openapi.Schemas{Parts: map[string]openapi.Schema{},
		Comments: map[string]string{"openai.Choice": "Choice is an answer's."},
		Queue:    []openapi.Wanted{{Name: "One", Type: reflect.TypeFor[openai.Document]()}}}
	add_schemas.AddSchemas(s)
	require.Empty(t, s.Queue)
	require.Contains(t, s.Parts["One"]["required"], "choices")
	require.Equal(t, "Choice is an answer's.", s.Parts["OpenaiChoice"]["description"])
	require.Contains(t, s.Parts, "OpenaiToolFunction", "which a choice's message's calls have")
}
