package openapi_test

import (
	"reflect"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/faces/ollama"
	"rkllmd/faces/stream"
	"rkllmd/rules/openapi"
	"rkllmd/rules/openapi/add_members"
)

func TestAddMembers(t *testing.T) {
	s := &openapi.Schemas{Comments: map[string]string{"stream.Token.Index": "the place"}}
	answered := openapi.Schema{}
	required := add_members.AddMembers(s, openapi.Wanted{Type: reflect.TypeFor[stream.Token]()}, answered)
	require.Equal(t, []any{"type", "index", "token", "finish_reason", "finished"}, required)
	require.Equal(t, "the place", answered["index"].(openapi.Schema)["description"])
	require.Equal(t, openapi.Schema{"type": "string"}, answered["generated_text"], "left out, and never null")
	require.Contains(t, answered["finish_reason"], "anyOf", "null, and never left out")

	given := openapi.Schema{}
	required = add_members.AddMembers(s, openapi.Wanted{Type: reflect.TypeFor[stream.Config](), Given: true,
		Needed: []string{"prompt"}}, given)
	require.Equal(t, []any{"prompt"}, required)
	require.Equal(t, openapi.Schema{"type": "string"}, given["prompt"])
	require.Equal(t, openapi.Schema{"anyOf": []any{openapi.Schema{"type": "boolean"}, openapi.Schema{"type": "null"}}},
		given["chat"])
	require.Contains(t, given, "messages", "a member of an embedded structure")
	require.NotContains(t, given, "Talk", "no member in JSON")

	seed := openapi.Schema{}
	add_members.AddMembers(s, openapi.Wanted{Type: reflect.TypeFor[stream.Completion]()}, seed)
	require.Equal(t, openapi.Schema{"type": "string"}, seed["seed"], "a number that is written as a text")
	ended := openapi.Schema{}
	required = add_members.AddMembers(s, openapi.Wanted{Type: reflect.TypeFor[ollama.Line]()}, ended)
	require.Equal(t, []any{"model", "created_at", "done"}, required, "the figures may not be there")
	require.Contains(t, ended, "eval_count")
}
