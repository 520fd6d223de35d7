package openapi_test

import (
	"reflect"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/faces/anthropic"
	"rkllmd/faces/openai"
	"rkllmd/rules/openapi/name_schema"
)

func TestNameSchema(t *testing.T) {
	require.Equal(t, "OpenaiBody", name_schema.NameSchema(reflect.TypeFor[openai.Body](), true))
	require.Equal(t, "OpenaiUsage", name_schema.NameSchema(reflect.TypeFor[openai.Usage](), false))
	require.Equal(t, "AnthropicTurnGiven", name_schema.NameSchema(reflect.TypeFor[anthropic.Turn](), true))
}
