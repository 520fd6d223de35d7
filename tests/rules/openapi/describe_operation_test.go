package openapi_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/faces/web"
	"rkllmd/rules/openapi"
	"rkllmd/rules/openapi/describe_operation"
)

func TestDescribeOperation(t *testing.T) {
	s := &openapi.Schemas{}
	posted := describe_operation.DescribeOperation(s, "POST", "/v1/generate", openapi.Operations["POST /v1/generate"])
	require.Equal(t, "postV1Generate", posted["operationId"])
	body := posted["requestBody"].(openapi.Schema)["content"].(openapi.Schema)["application/json"].(openapi.Schema)
	properties := body["schema"].(openapi.Schema)["properties"].(openapi.Schema)
	for _, member := range []string{"prompt", "parameters", "max_tokens", "stream"} {
		require.Contains(t, properties, member, "parameters and options may stand beside the other members")
	}
	require.NotContains(t, posted, "security")
	one := describe_operation.DescribeOperation(s, "GET", "/v1/models/{model}", openapi.Operation{Public: true,
		Failure: web.Failure{}})
	require.Equal(t, []any{}, one["security"])
	require.NotContains(t, one, "requestBody")
	require.Equal(t, []any{openapi.Schema{"name": "model", "in": "path", "required": true,
		"schema": openapi.Schema{"type": "string"}}}, one["parameters"])
}
