package versions_test

import (
	"testing"

	"github.com/sourcegraph/jsonrpc2"
	"github.com/stretchr/testify/require"

	"rkllmd/rkllm"
	"rkllmd/rkllm/versions/describe_versions"
)

func TestDescribeVersions(t *testing.T) {
	newer := &rkllm.Library{Name: "/new", Version: "1.3.0", Layout: rkllm.LayoutD}
	older := &rkllm.Library{Name: "/old", Version: "1.2.3", Layout: rkllm.LayoutC}
	older.Versions = &rkllm.Versions{Libraries: []*rkllm.Library{newer, older}, Passed: []rkllm.Passed{{Library: newer,
		Err: &jsonrpc2.Error{Message: "it died" + rkllm.NoModelLeft}}}}
	require.JSONEq(t, `[{"name":"/new","version":"1.3.0","generation":"D","serves":false,"passed_over":"it died"},`+
		`{"name":"/old","version":"1.2.3","generation":"C","serves":true,"passed_over":null}]`,
		string(describe_versions.DescribeVersions(older)))
}
