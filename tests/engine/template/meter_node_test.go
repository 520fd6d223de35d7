package template_test

import (
	"strings"
	"testing"
	"time"

	"github.com/nikolalohinski/gonja/v2/config"
	"github.com/nikolalohinski/gonja/v2/exec"
	"github.com/nikolalohinski/gonja/v2/loaders"
	"github.com/nikolalohinski/gonja/v2/nodes"
	"github.com/stretchr/testify/require"

	"rkllmd/engine/template"
	"rkllmd/engine/template/create_template_environment"
	"rkllmd/engine/template/meter_node"
)

func TestMeterNode(t *testing.T) {
	for source, want := range map[string]string{
		"{{ a + b }}":                            "output(filtered_expression(a + b))",
		"{{ a if b else c }}":                    "output(filtered_expression(a) if b else filtered_expression(c))",
		"{% for a in b recursive %}{% endfor %}": "a loop is recursive, which is not supported",
	} {
		loader, err := loaders.NewMemoryLoader(map[string]string{"/x": source})
		require.NoError(t, err)
		parsed, err := exec.NewTemplate("/x", config.New(), loader,
			create_template_environment.CreateTemplateEnvironment(&template.Meter{}, time.Time{}))
		require.NoError(t, err)
		var node any = parsed.Root().Nodes[0]
		if block, is := node.(*nodes.ControlStructureBlock); is {
			require.EqualError(t, meter_node.MeterNode(block.ControlStructure, 1), want)
			continue
		}
		require.NoError(t, meter_node.MeterNode(node, 1))
		require.Equal(t, want, strings.TrimSpace(parsed.Root().Nodes[0].String()))
	}
	macro := &nodes.Macro{Wrapper: &nodes.Wrapper{Nodes: []nodes.Node{&nodes.Comment{}}}}
	require.NoError(t, meter_node.MeterNode(macro, 5))
	require.Len(t, macro.Wrapper.Nodes, 3, "with something to count at both ends")
}
