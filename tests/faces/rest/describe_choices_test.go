package rest_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/cli/load/measure_memory"
	"rkllmd/faces/rest/describe_choices"
	"rkllmd/faces/web"
	"rkllmd/models"
	"rkllmd/tests/faces/rest/web_headers"
	"rkllmd/tests/support/faces/web_host"
)

func TestDescribeChoices(t *testing.T) {
	host, _ := web_host.WebHost(nil)
	bare := web.ModelList{Available: []web.Choice{{Path: "/m/a.GGUF"}, {Path: "/m/b.rkllm"}, {Path: "/m/damaged.gguf"}},
		Named: []models.Entry{{Name: "small", Path: "/m/a.gguf"}, {Name: "other", Path: "builtin:demo"}}}
	list := bare
	describe_choices.DescribeChoices(host, &list)
	require.Equal(t, bare, list, "nothing is known")

	host.Models = web.Models{Memory: measure_memory.MeasureMemory, Describe: web_headers.WebHeaders}
	describe_choices.DescribeChoices(host, &list)
	require.NotZero(t, list.Memory)
	require.Equal(t, []web.Choice{{Path: "/m/a.GGUF", Quantisation: "Q4_K_M of /m/a.GGUF"}, {Path: "/m/b.rkllm"},
		{Path: "/m/damaged.gguf"}}, list.Available)
	require.Equal(t, []models.Entry{{Name: "small", Path: "/m/a.gguf", Quantisation: "Q4_K_M of /m/a.gguf"},
		{Name: "other", Path: "builtin:demo"}}, list.Named)
}
