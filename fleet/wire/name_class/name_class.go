// Package name_class tells which class a backend is of.
package name_class

import (
	"crypto/sha256"
	"encoding/hex"
	"fmt"

	"rkllmd/fleet"
	"rkllmd/generation"
)

// NameClass returns the class of b. Backends that compute exactly are of one class where their logits have the same
// bits; others where they have the same model and can do the same, and may differ in what they say.
//
// **Runs on:** any thread.
func NameClass(b *generation.Backend) fleet.Class {
	c := fleet.Class{Name: b.Name, Capabilities: b.Capabilities, Model: b.Model, Defaults: b.Defaults}
	c.Model.Path = ""
	for _, one := range []struct {
		verb  string
		there bool
	}{{fleet.VerbRender, b.Render != nil}, {fleet.VerbWrite, b.Write != nil}, {fleet.VerbTokenize, b.Tokenize != nil},
		{fleet.VerbDetokenize, b.Detokenize != nil}, {fleet.VerbEmbed, b.Embed != nil}} {
		if one.there {
			c.Verbs = append(c.Verbs, one.verb)
		}
	}
	same := b.Name
	if c.Capabilities.Sequences = 0; !b.Capabilities.Exact { // libraries lie at other paths on other machines
		same = fmt.Sprint(c.Capabilities, c.Defaults, c.Verbs)
	}
	sum := sha256.Sum256(fmt.Appendf(nil, "%s\x00%s\x00%s\x00%s\x00%d\x00%d\x00%v", same, b.Model.Name,
		b.Model.Identity, b.Model.Fingerprint, b.Model.ContextSize, b.Model.Vocabulary, b.Capabilities.Exact))
	c.ID = hex.EncodeToString(sum[:12])
	return c
}
