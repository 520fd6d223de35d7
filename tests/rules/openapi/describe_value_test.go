package openapi_test

import (
	"encoding/json"
	"reflect"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"rkllmd/faces/openai"
	"rkllmd/rules/openapi"
	"rkllmd/rules/openapi/describe_value"
)

func TestDescribeValue(t *testing.T) {
	s := &openapi.Schemas{}
	for _, test := range []struct {
		value any
		given bool
		want  string
	}{
		{true, false, `{"type": "boolean"}`},
		{int32(1), false, `{"type": "integer", "minimum": -2147483648, "maximum": 2147483647}`},
		{time.Second, false, `{"type": "integer", "format": "int64"}`},
		{uint64(1), false, `{"type": "integer", "minimum": 0}`},
		{float32(1), false, `{"type": "number"}`},
		{"", false, `{"type": "string"}`},
		{[]string{}, false, `{"type": "array", "items": {"type": "string"}}`},
		{map[string]bool{}, false, `{"type": "object", "additionalProperties": {"type": "boolean"}}`},
		{new(string), false, `{"anyOf": [{"type": "string"}, {"type": "null"}]}`},
		{new(string), true, `{"type": "string"}`},
		{json.RawMessage{}, true, `{}`},
		{time.Time{}, false, `{"type": "string", "format": "date-time"}`},
		{openai.Usage{}, false, `{"$ref": "#/components/schemas/OpenaiUsage"}`},
		{struct{}{}, false, `{"$ref": "#/components/schemas/Nameless"}`},
	} {
		text, err := json.Marshal(describe_value.DescribeValue(s, reflect.TypeOf(test.value), test.given, "Nameless"))
		require.NoError(t, err)
		require.JSONEq(t, test.want, string(text))
	}
	require.Equal(t, []string{"OpenaiUsage", "Nameless"}, []string{s.Queue[0].Name, s.Queue[1].Name})
}
