// Package source holds the nouns of where models come from.
package source

import (
	"regexp"
)

// Kind is what a Source is.
type Kind int

const (
	KindHub        Kind = iota // Hugging Face's hub, or another one that answers as it does
	KindModelScope             // ModelScope
	KindURL                    // one file
	KindFile                   // one file of this machine
)

// Source is what a person has asked for.
type Source struct {
	Kind        Kind
	Owner, Repo string // of a hub
	Revision    string // a branch, a tag or a commit; "": that of the hub
	File        string // path in the repository; "": none was named
	Quant       string // quantisation; "": none was named
	URL         string // of KindURL
	Path        string // of KindFile
}

// Segment is the letters of a name of a folder, a file, an owner or a repository; one of dots alone is none. It does
// not count them: a pattern that does is compiled to a step for each, which takes a millisecond at each start.
var Segment = regexp.MustCompile(`^[A-Za-z0-9_][A-Za-z0-9._+-]*$`)

// Revision is the letters of a name of a branch, a tag or a commit.
var Revision = regexp.MustCompile(`^[A-Za-z0-9_][A-Za-z0-9._-]*$`)

// How long they may be, in bytes.
const (
	MaxSegment  = 255
	MaxRevision = 128
)

// Quant is a quantisation's name.
var Quant = regexp.MustCompile(`^[A-Za-z0-9_-]{1,40}$`)

// Hosts is the prefixes of KindHub, of which the first is written.
var Hosts = []string{"hf:", "hf.co/", "huggingface.co/", "https://hf.co/", "https://huggingface.co/"}

// ModelScope is the prefixes of KindModelScope, of which the first is written.
var ModelScope = []string{"ms:", "modelscope.cn/models/", "https://modelscope.cn/models/",
	"https://www.modelscope.cn/models/"}

// Forms is what a source may look like, for people.
const Forms = "hf:OWNER/REPOSITORY, hf:OWNER/REPOSITORY:QUANTISATION, hf:OWNER/REPOSITORY:FILE, the same with ms: " +
	"for ModelScope, https://HOST/FILE, or the path of a file"
