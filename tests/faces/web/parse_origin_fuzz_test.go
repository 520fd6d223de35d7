package web_test

import (
	"path"
	"testing"

	"rkllmd/faces/web/parse_origin"
)

// Whatever a client or the operator writes: what is accepted is a pattern that matches itself.
func FuzzParseOrigin(f *testing.F) {
	for _, text := range []string{"app.example", "https://*.example.org:8443", "http://[::1]:3000", "::1", "null",
		"a:b:c", "[", "]:1", "http://[::ffff:1.2.3.4%1]", "x://\x00", "*://*:*"} {
		f.Add(text)
	}
	f.Fuzz(func(t *testing.T, text string) {
		origin, err := parse_origin.ParseOrigin(text)
		if err != nil {
			return
		}
		for _, part := range []string{origin.Scheme, origin.Host, origin.Port} {
			if ok, err := path.Match(part, part); !ok || err != nil {
				t.Fatalf("%q is read as %+v", text, origin)
			}
		}
	})
}
