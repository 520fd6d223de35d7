package documents_test

import (
	"go/ast"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/rules"
	"rkllmd/rules/documents/read_constant"
	"rkllmd/rules/tree/parse_source"
)

func TestReadConstant(t *testing.T) {
	for source, want := range map[string]rules.Code{
		"\tA = 7 // seven":                  {Name: "A", Text: "7", Meaning: "seven"},
		"\tA int64 = -32000 // failed":      {Name: "A", Text: "-32000", Meaning: "failed"},
		"\t// one\n\t// two\n\tA = \"E_A\"": {Name: "A", Text: "E_A", Meaning: "one two"},
		"\t// above\n\tA = 1 // behind":     {Name: "A", Text: "1", Meaning: "above"},
		"\tA = 1 << 20":                     {Name: "A"},
		"\tA":                               {Name: "A"},
	} {
		t.Run(source, func(t *testing.T) {
			file := parse_source.ParseSource("m", "faces/uma/uma.go", []byte("package uma\n\nconst (\n"+source+"\n)\n"))
			require.Nil(t, file.Broken)
			spec := file.Syntax.Decls[0].(*ast.GenDecl).Specs[0].(*ast.ValueSpec)
			require.Equal(t, want, read_constant.ReadConstant(spec))
		})
	}
}
