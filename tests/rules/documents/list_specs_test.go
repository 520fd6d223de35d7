package documents_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/rules/documents/list_specs"
	"rkllmd/rules/tree/parse_source"
)

func TestListSpecs(t *testing.T) {
	file := parse_source.ParseSource("m", "faces/uma/say_no/say_no.go",
		[]byte("package say_no\n\nimport \"fmt\"\n\nconst A = 1\n\nvar B = 2\n\n"+
			"const (\n\tC = 3\n\tD, E = 4, 5\n)\n\ntype F int\n\nfunc SayNo() { const G = 6; fmt.Print(G) }\n"))
	require.Nil(t, file.Broken)
	var names []string
	for _, spec := range list_specs.ListSpecs(file.Syntax) {
		names = append(names, spec.Names[0].Name)
	}
	require.Equal(t, []string{"A", "C", "D"}, names)
}
