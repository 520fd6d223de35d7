package documents_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/rules"
	"rkllmd/rules/documents/list_uses"
	"rkllmd/rules/tree/parse_source"
)

func TestListUses(t *testing.T) {
	const body = "\n\nfunc SayNo() int { return http.StatusOK + http.StatusGone + other.StatusTeapot + " +
		"http.MethodGet }\n"
	tree := &rules.Tree{Files: []*rules.File{
		parse_source.ParseSource("m", "faces/web/say_no/say_no.go",
			[]byte("package say_no\n\nimport \"net/http\""+body)),
		parse_source.ParseSource("m", "faces/web/say_yes/say_yes.go",
			[]byte("package say_yes\n\nimport other \"net/http\"\n\nvar _ = other.StatusFound + http.StatusLocked\n")),
		parse_source.ParseSource("m", "tests/faces/web/say_no_test.go",
			[]byte("package say_no_test\n\nimport \"net/http\"\n\nvar _ = http.StatusTeapot\n")),
		parse_source.ParseSource("m", "faces/web/count/count.go",
			[]byte("package count\n\nimport \"m/http\"\n\nvar _ = http.StatusLoopDetected\n")),
		parse_source.ParseSource("m", "faces/web/count/count.c", []byte("int count(void) { return 1; }\n")),
	}}
	require.Equal(t, map[string]bool{"StatusOK": true, "StatusGone": true, "StatusFound": true},
		list_uses.ListUses(tree, "net/http", "Status"))
	require.Empty(t, list_uses.ListUses(tree, "net/url", ""))
}
